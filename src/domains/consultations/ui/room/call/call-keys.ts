import { useEffect, useRef, useState } from 'react'
import { deviceStorage } from '#browser/storage.ts'

const KEY = 'sensitivos-atalhos'

const areKeysOn = () => deviceStorage.get(KEY) !== 'desligados'

/** Whether single letters act in calls, kept in this browser. Dictation needs that choice (WCAG 2.1.4). */
export function useKeysSwitch() {
  const [isOn, setOn] = useState(areKeysOn)
  const turn = (next: boolean) => {
    setOn(next)
    if (next) deviceStorage.remove(KEY)
    else deviceStorage.set(KEY, 'desligados')
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
