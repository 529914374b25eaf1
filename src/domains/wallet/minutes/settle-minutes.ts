import type { Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import type { CoverTerms } from '../cover-earnings.rules.ts'
import { lockGrantsOf } from '../grants/lock-holders.ts'
import { moveGrants } from '../grants/sql.ts'
import { payDebts } from '../purchases/pay-debts.ts'
import { insertDebt, lockDebts } from '../purchases/sql.ts'
import { clawBackMinutes } from './claw-back-minutes.ts'
import type { Journal } from '../rules.ts'
import { endMinutes, unfreezing } from './end-minutes.ts'
import { extendMinutes } from './extend-minutes.ts'
import {
  type Cover,
  type CoveredTime,
  earnUses,
  isSingleUse,
  leftMs,
  type MinutesUse,
  type SettledCover,
} from './rules.ts'
import { type HeldMinutes, listCovers, listParts, recordUse } from './sql.ts'

type Settling = {
  consultationId: string
  clientId: string
  channel: string
  used: readonly CoveredTime[]
  /** What comes back and would be lost can be used for some days more (decision 131). */
  keepsReturned?: boolean
  at: Date
}

/**
 * Settles what a consultation holds, once, under its lock: what it `used` is used, the rest released and dealt with at
 * once; `pricePerMinute`: that of `channel`. Answers the used parts, their value on `prepaid` to post, and journals of
 * minutes that ended.
 */
export async function settleMinutes(
  tx: Tx,
  { consultationId, clientId, used, keepsReturned = false, at, ...agreed }: CoverTerms & Settling,
): Promise<{ value: Centavos; covers: SettledCover[]; journals: Journal[] }> {
  await lockGrantsOf(tx, clientId)
  const held = await listCovers(tx, consultationId)
  const uses = earnUses(held, used, agreed)
  const released = new Map(held.map(({ pack, coveredMs }, i) => [pack.grantId, coveredMs - uses[i]!.usedMs]))
  await moveGrants(
    tx,
    uses.flatMap((use, i) => movesOf(consultationId, held[i]!, use)),
  )
  for (const one of uses) {
    await recordUse(tx, consultationId, one)
    await settlePurchase(tx, consultationId, one, at)
  }
  const grants = held.map(({ pack }) => pack.grantId)
  if (keepsReturned)
    await extendMinutes(tx, await listParts(tx, { grants }), {
      releasedMs: ({ grantId }) => released.get(grantId)!,
      at,
    })
  const covers = uses.filter(({ usedMs }) => usedMs > 0n)
  // Other parts of what one consultation used end with it, too.
  const singles = new Set(covers.filter(({ pack }) => isSingleUse(pack)).map(({ pack }) => pack.id))
  const journals = await endMinutes(tx, await listParts(tx, { grants, ids: [...singles] }), {
    at,
    isOver: ({ id }) => singles.has(id),
  })
  return { value: covers.reduce((sum, { value }) => sum + value, 0n), covers, journals }
}

function movesOf(act: string, { pack, coveredMs }: Cover, { usedMs }: MinutesUse) {
  const [move, amount] = [{ grant: pack.grantId, act, from: 'held' } as const, coveredMs - usedMs]
  return [
    { ...move, to: 'used' as const, amount: usedMs },
    { ...move, to: 'free' as const, amount },
    ...(pack.isFrozen ? [unfreezing(pack, amount, 'freeze')] : []),
  ]
}

/**
 * Of a purchase that the bank took back: what was used now is a debt, and what was released pays those that are not
 * older than it.
 */
async function settlePurchase(tx: Tx, consultationId: string, { pack, value }: MinutesUse<HeldMinutes>, at: Date) {
  const { grantId, personId, paymentId, grantedAt, isLost, hasDebt } = pack
  if (!paymentId) return
  if (isLost && value > 0n)
    await insertDebt(tx, { id: `minutes:${grantId}:${consultationId}`, personId, paymentId, amount: value, at })
  if (isLost || !hasDebt) return
  const [released] = await listParts(tx, { grants: [grantId] })
  if (!released || leftMs(released) === 0n) return
  const debts = { paymentId, since: grantedAt }
  const open = (await lockDebts(tx, debts)).reduce((sum, { amount, paid }) => sum + amount - paid, 0n)
  await payDebts(tx, { ...debts, most: await clawBackMinutes(tx, released, { most: open, by: consultationId }) })
}
