import { setTimeout as wait } from 'node:timers/promises'
import { type Connection, Refused } from './connection.ts'

/**
 * Follows a topic, asking again while the server says "in a moment". Rejects with `lost`, or with a refusal that stays.
 */
export async function followWithRetry(connection: Connection, topic: string) {
  for (;;) {
    try {
      return await connection.follow(topic)
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== 'http.unavailable') throw error
      await wait(150)
    }
  }
}
