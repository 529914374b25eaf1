import { useEffect, useRef } from 'react'
import { type Fact, realtime } from './realtime.ts'

/**
 * Follows a topic while the component stands. Undefined follows nothing. News without a fact means: (re)connected, so
 * read again.
 */
export function useTopic(topic: string | undefined, onNews: (fact?: Fact) => void) {
  const newest = useRef(onNews)
  useEffect(() => {
    newest.current = onNews
  })
  useEffect(() => {
    if (!topic) return
    return realtime.follow(topic, {
      onFollowing: () => newest.current(),
      onEvent: (fact) => newest.current(fact.type === 'read_again' ? undefined : fact),
    })
  }, [topic])
}
