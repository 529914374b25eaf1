import { useEffect, useRef, useState, useSyncExternalStore } from 'react'

const LESS_MOTION = '(prefers-reduced-motion: reduce)'
const watchMotion = (tell: () => void) => {
  const query = matchMedia(LESS_MOTION)
  query.addEventListener('change', tell)
  return () => query.removeEventListener('change', tell)
}
const useLessMotion = () =>
  useSyncExternalStore(
    watchMotion,
    () => matchMedia(LESS_MOTION).matches,
    () => false,
  )

type Given = { everyMs: number; onTurn: () => void }

/**
 * What makes a carousel go on by itself, and what stops it: the pause button, a pointer or the focus on it, less motion
 * wished for. A new `onTurn` begins anew.
 */
export function useTurning({ everyMs, onTurn }: Given) {
  const lessMotion = useLessMotion()
  const [chosen, choose] = useState<'turning' | 'still'>()
  const [holders, setHolders] = useState<readonly string[]>([])
  const place = useRef<HTMLElement>(null)
  const wantsTurning = (chosen ?? (lessMotion ? 'still' : 'turning')) === 'turning'
  const isTurning = wantsTurning && holders.length === 0

  useEffect(() => {
    if (!isTurning) return
    const timer = setTimeout(onTurn, everyMs)
    return () => clearTimeout(timer)
  }, [isTurning, everyMs, onTurn])

  // Whoever was on it before it woke up is not told of by any event.
  useEffect(() => {
    const isUnder = (state: string) => place.current!.matches(state)
    const found = [
      isUnder(':hover') && matchMedia('(hover: hover)').matches && 'pointer',
      isUnder(':focus-within') && 'focus',
    ].filter((who) => who !== false)
    setHolders((all) => [...new Set([...all, ...found])])
  }, [])

  const hold = (who: string) => setHolders((all) => (all.includes(who) ? all : [...all, who]))
  const release = (who: string) => setHolders((all) => all.filter((one) => one !== who))
  return {
    wantsTurning,
    isTurning,
    toggle: () => choose(wantsTurning ? 'still' : 'turning'),
    holding: {
      ref: place,
      // A finger does not hover: only what can leave again may hold.
      onPointerEnter: ({ pointerType }: { pointerType: string }) => pointerType === 'mouse' && hold('pointer'),
      onPointerLeave: () => release('pointer'),
      onFocus: () => hold('focus'),
      onBlur: ({ currentTarget, relatedTarget }: { currentTarget: Element; relatedTarget: EventTarget | null }) =>
        (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) || release('focus'),
    },
  }
}
