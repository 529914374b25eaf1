import { useCallback, useEffect, useRef, useState } from 'react'
import { realtime } from '#browser/realtime.ts'
import { roomTopic } from '../../contract.ts'

const EVERY_MS = 1_500
const SHOWN_FOR_MS = 4_000

/** Tells the other one that something is being written, at most once in a second and a half. */
export function useTypingWhisper(id: string) {
  const toldAt = useRef(Number.NEGATIVE_INFINITY)
  return useCallback(() => {
    const now = performance.now()
    if (now - toldAt.current < EVERY_MS) return
    toldAt.current = now
    realtime.whisper(roomTopic(id), { type: 'typing' })
  }, [id])
}

/** Is the other one writing? True for a few seconds after each time it was heard, and until their words arrive. */
export function useOtherTyping(typed: number, theirMessages: number) {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (typed === 0) return
    setShown(true)
    const timer = setTimeout(() => setShown(false), SHOWN_FOR_MS)
    return () => clearTimeout(timer)
  }, [typed])
  useEffect(() => setShown(false), [theirMessages])
  return isShown
}
