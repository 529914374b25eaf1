import type { Sql } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { commissionBps } from '../commission.rules.ts'
import { channelPrice, type Channel, type Status } from '../rules.ts'
import { findOffered } from './sql.ts'

export type Offer = {
  pricePerMinute: Centavos
  commissionBps: number
  status: Status
  acceptsWelcome: boolean
  acceptsPackages: boolean
  isAutomatic: boolean
}

/**
 * The present price of a minute with this consultant on a channel, in centavos, with their status, whether they accept
 * welcome minutes, and minutes of packages, and whether a program attends. Undefined: not approved, or the channel is
 * not offered.
 */
export async function findOffer(
  sql: Sql,
  consultantId: string,
  channel: Channel,
  now: Date,
): Promise<Offer | undefined> {
  const offered = await findOffered(sql, consultantId, channel, now)
  if (!offered) return undefined
  const { pricePerMinute, tier, status, acceptsWelcome, acceptsPackages, isAutomatic } = offered
  return {
    pricePerMinute: channelPrice(pricePerMinute, channel),
    commissionBps: commissionBps(tier),
    status,
    acceptsWelcome,
    acceptsPackages,
    isAutomatic,
  }
}
