import { setTimeout as wait } from 'node:timers/promises'
import { type Line, Refused } from './line.ts'

/**
 * Follows a topic, asking again while the server says "in a moment". Rejects with `lost`, or with a refusal that stays.
 */
export async function followPatiently(line: Line, topic: string) {
  for (;;) {
    try {
      return await line.follow(topic)
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== 'http.unavailable') throw error
      await wait(150)
    }
  }
}
