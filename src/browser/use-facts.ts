import { useEffect, useRef } from 'react'
import type { FactListener, Topic } from '#shared/facts.ts'
import { realtime } from './realtime.ts'

/**
 * Hears facts of a topic for as long as the component is mounted. `readAgain` runs on every (re)connection, and when a
 * fact was missed or malformed: something may have changed since. Undefined follows nothing.
 */
export function useFacts(topic: Topic | undefined, readAgain: () => void, facts: readonly FactListener[] = []) {
  const newest = useRef({ readAgain, facts })
  useEffect(() => {
    newest.current = { readAgain, facts }
  })
  useEffect(() => {
    if (!topic) return
    const again = () => newest.current.readAgain()
    return realtime.follow(topic, {
      onFollowing: again,
      onReadAgain: again,
      get facts() {
        return newest.current.facts
      },
    })
  }, [topic])
}
