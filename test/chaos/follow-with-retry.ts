import { setTimeout as wait } from 'node:timers/promises'
import { type Connection, Refused } from './connection.ts'

/** Follows a topic, retrying while the server is unavailable. Rejects with `lost` or a lasting refusal. */
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
