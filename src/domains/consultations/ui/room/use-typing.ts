import { useCallback, useEffect, useRef, useState } from 'react'
import { realtime } from '#browser/realtime.ts'
import { roomTopic } from '../../contract.ts'
import type { Room } from './room.ts'

const EVERY_MS = 1_500
const SHOWN_FOR_MS = 4_000

/** Tells the other one that something is being written: at once, then at most once in a second and a half. */
export function useTypingWhisper(id: string) {
  const toldAt = useRef(Number.NEGATIVE_INFINITY)
  const next = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(next.current), [])
  return useCallback(
    (isWriting: boolean) => {
      clearTimeout(next.current)
      if (!isWriting) return
      const tell = () => {
        toldAt.current = performance.now()
        realtime.whisper(roomTopic(id), { type: 'typing' })
      }
      const waitMs = toldAt.current + EVERY_MS - performance.now()
      if (waitMs <= 0) tell()
      else next.current = setTimeout(tell, waitMs)
    },
    [id],
  )
}

/** Is the other one writing? For a few seconds after the last time it was heard, and until their words arrive. */
export function useOtherTyping({ typed, answered }: Pick<Room, 'typed' | 'answered'>) {
  const [faded, setFaded] = useState(0)
  useEffect(() => {
    const timer = setTimeout(() => setFaded(typed), SHOWN_FOR_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return typed > answered && typed > faded
}
