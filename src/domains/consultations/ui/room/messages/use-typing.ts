import { useCallback, useEffect, useRef, useState } from 'react'
import { realtime } from '#browser/realtime.ts'
import { typingWhispered } from '../../../room/facts.ts'
import type { RoomState } from '../sync/room-state.ts'

const WHISPER_EVERY_MS = 1_500
const SHOWN_FOR_MS = 4_000

/** Announces that something is being written: at once, then at most every second and a half. */
export function useTypingWhisper(id: string) {
  const sentAt = useRef(Number.NEGATIVE_INFINITY)
  const next = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(next.current), [])
  return useCallback(
    (isWriting: boolean) => {
      clearTimeout(next.current)
      if (!isWriting) return
      const send = () => {
        sentAt.current = performance.now()
        realtime.whisper(typingWhispered(id))
      }
      const waitMs = sentAt.current + WHISPER_EVERY_MS - performance.now()
      if (waitMs <= 0) send()
      else next.current = setTimeout(send, waitMs)
    },
    [id],
  )
}

/** Whether the other one is writing: for a few seconds after the last signal, or until their message arrives. */
export function useOtherTyping({
  typingCount,
  typingCountAtMessage,
}: Pick<RoomState, 'typingCount' | 'typingCountAtMessage'>) {
  const [faded, setFaded] = useState(0)
  useEffect(() => {
    const timer = setTimeout(() => setFaded(typingCount), SHOWN_FOR_MS)
    return () => clearTimeout(timer)
  }, [typingCount])
  return typingCount > typingCountAtMessage && typingCount > faded
}
