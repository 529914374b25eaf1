import { useEffect, useRef, useState } from 'react'

const KEY = 'sensitivos-atalhos'

function areKeysOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'desligados'
  } catch {
    return true
  }
}

/** Whether single letters act in calls, kept in this browser. Dictation needs that choice (WCAG 2.1.4). */
export function useKeysSwitch() {
  const [isOn, setOn] = useState(areKeysOn)
  const turn = (next: boolean) => {
    setOn(next)
    try {
      if (next) localStorage.removeItem(KEY)
      else localStorage.setItem(KEY, 'desligados')
    } catch {
      // Without storage the choice is valid until the page is left.
    }
  }
  return { isOn, turn }
}

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select, dialog *'))

/** Single letters that act while nobody writes anywhere. */
export function useCallKeys(keys: Record<string, () => void>, isOn: boolean) {
  const newest = useRef(keys)
  useEffect(() => {
    newest.current = keys
  })
  useEffect(() => {
    if (!isOn) return
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isField(event.target)) return
      newest.current[event.key.toLowerCase()]?.()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOn])
}
