import { type RefObject, useEffect, useSyncExternalStore } from 'react'

/** Requests that can be answered by what is on the screen. */
const inView = new Set<string>()
const listeners = new Set<() => void>()

function setInView(id: string, isInView: boolean) {
  if (inView.has(id) === isInView) return
  if (isInView) inView.add(id)
  else inView.delete(id)
  for (const hear of listeners) hear()
}

function subscribe(hear: () => void) {
  listeners.add(hear)
  return () => void listeners.delete(hear)
}

/** `element` answers this request. */
export function useAnswerAt(id: string, element: RefObject<HTMLElement | null>) {
  useEffect(() => {
    // The page ends above the bar of a phone, and so does what is seen of it.
    const { paddingBottom } = getComputedStyle(document.body)
    const observer = new IntersectionObserver(([entry]) => setInView(id, entry!.isIntersecting), {
      threshold: 0.9,
      rootMargin: `0px 0px -${paddingBottom} 0px`,
    })
    observer.observe(element.current!)
    return () => {
      observer.disconnect()
      setInView(id, false)
    }
  }, [id, element])
}

/** Whether this request can be answered by what is on the screen: no notice may cover it. */
export const useIsAnswerInView = (id: string | undefined) =>
  useSyncExternalStore(
    subscribe,
    () => id !== undefined && inView.has(id),
    () => false,
  )
