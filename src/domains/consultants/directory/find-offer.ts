import type { Sql } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { commissionBps } from '../commission.rules.ts'
import type { MeetingObstacle } from '../meeting/rules.ts'
import { channelPrice, type Channel, type Status } from '../rules.ts'
import { findOffered } from './sql.ts'

export type Offer = {
  pricePerMinute: Centavos
  commissionBps: number
  status: Status
  acceptsWelcome: boolean
  acceptsPackages: boolean
  isAutomatic: boolean
  /** Why this client and the consultant do not meet; null: they may. */
  obstacle: MeetingObstacle | null
  /** When they are back from a vacation; null: they are on none. */
  backAt: Date | null
  /** The team's words while it has switched this channel off; null: it is open. */
  closed: string | null
}

/**
 * The present offer of this consultant on a channel to this client: price of a minute in centavos, status, choices, why
 * they do not meet, until when the consultant is away. Undefined: not approved, or the channel is not offered.
 */
export async function findOffer(
  sql: Sql,
  consultantId: string,
  channel: Channel,
  now: Date,
  clientId?: string,
): Promise<Offer | undefined> {
  const offered = await findOffered(sql, consultantId, { channel, now, clientId })
  if (!offered) return undefined
  const { pricePerMinute, tier, agreedBps, ...rest } = offered
  return {
    pricePerMinute: channelPrice(pricePerMinute, channel),
    commissionBps: agreedBps ?? commissionBps(tier),
    ...rest,
  }
}
