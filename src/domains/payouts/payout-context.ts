import type { PayoutGateway } from '#gateways/payouts/gateway.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import type { Log } from '#platform/log.ts'
import type { Stoppable } from '#platform/sweeps/until-empty.ts'

/** Our books, the time that counts, and where the team is told. */
export type PayoutContext = { db: Db; clock: Clock; log: Pick<Log, 'error'> } & Stoppable

/** The same at one gateway: a payout is only ever asked about at the one that it was sent with. */
export type BankContext = PayoutContext & {
  gateway: PayoutGateway
  /** Milliseconds that only go up; not the time of the day. */
  monotonic?: () => number
}
