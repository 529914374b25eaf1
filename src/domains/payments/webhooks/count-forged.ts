import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '#platform/db.ts'
import type { Log } from '#platform/log.ts'
import { recordForged } from './sql.ts'

const WRITE_EVERY_MS = 1_000
/** From here on in a day it is somebody's work and not a mistake. */
const ALARM_FROM = 100n

type Given = { db: Db; log: Pick<Log, 'warn' | 'error'>; now: () => Date }

/**
 * Counts webhooks of one gateway that our secrets did not sign, by day. Gathered in memory and written at most once a
 * second, so that a flood costs one connection; the log has a line whenever a day's count gains a digit.
 */
export function forgedCounter(gateway: string) {
  let pending = 0
  let isWriting = false

  async function write({ db, log, now }: Given) {
    while (pending > 0) {
      const added = pending
      pending = 0
      const total = await recordForged(db, gateway, added, now())
      if (String(total).length > String(total - BigInt(added)).length || total === BigInt(added))
        log.warn(
          { ...(total >= ALARM_FROM && { alarm: 'forged_webhooks' }), gateway, today: String(total) },
          'webhooks came that none of our secrets signed',
        )
      await wait(WRITE_EVERY_MS, undefined, { ref: false })
    }
  }

  return (given: Given) => {
    pending += 1
    if (isWriting) return
    isWriting = true
    void write(given)
      .catch((error: unknown) => given.log.error({ err: error }, 'forged webhooks could not be counted'))
      .finally(() => (isWriting = false))
  }
}
