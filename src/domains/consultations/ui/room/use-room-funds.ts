import { chatPriceOf } from '#domains/consultants/rules.ts'
import { useSpendableWith } from '#domains/limits/ui/use-spendable.ts'
import { lastingMsFor } from '#shared/whole-seconds.ts'
import { recover } from '../../billing/channel-usage.rules.ts'
import type { LiveChannel } from '../../channels/rules.ts'
import type { Consultation } from '../../state/contract.ts'
import { chargedSoFar } from '../cost-so-far.ts'
import { usePersonUpdates } from '../my-consultations/use-person-updates.ts'

/** What was agreed, as the rules of billing ask for it. */
export const termsOf = (c: Consultation) => ({
  channel: c.channel,
  pricePerMinute: c.pricePerMinuteCents,
  billedMs: BigInt(Math.floor(c.billedMs)),
  coveredMs: BigInt(c.coveredMs),
})

/**
 * What the client of a running consultation can still spend on it: the figure and sentence of before, with what is
 * reserved already. `to`: at the price of a dearer channel. Undefined: not known, or the reader is the consultant.
 */
export function useRoomFunds(
  c: Consultation,
  { to, shownMs = c.billedMs }: { to?: LiveChannel; shownMs?: number } = {},
) {
  usePersonUpdates(c.client.id)
  const { pricePerMinute, coveredMs } = to ? recover(termsOf(c), to) : termsOf(c)
  const channel = to ?? c.channel
  const terms = {
    consultantId: c.consultant.id,
    channel,
    pricePerMinute,
    chatPricePerMinute: chatPriceOf(pricePerMinute, channel),
    acceptsPackages: c.acceptsPackages,
    goesOn: true,
  }
  const { funds } = useSpendableWith(
    c.you === 'client' ? terms : undefined,
    c.limitCents === null ? undefined : c.limitCents - c.heldCents,
  )
  if (!funds) return undefined
  const moneyHereCents = c.heldCents - chargedSoFar(c, shownMs).cents
  const coveredHereMs = Math.max(0, Number(coveredMs) - Math.floor(shownMs))
  // Minutes cover only the first part: once credit is spent, no more of them are used.
  const more =
    c.billedMs <= c.coveredMs ? funds : { ...funds, coveredMs: 0, lastingMs: funds.lastingMs - funds.coveredMs }
  return {
    ...more,
    usableCents: funds.usableCents + moneyHereCents,
    hereMs: coveredHereMs,
    lastingMs:
      coveredHereMs +
      (more.lastingMs - lastingMsFor(funds.usableCents, pricePerMinute)) +
      lastingMsFor(funds.usableCents + moneyHereCents, pricePerMinute),
    pricePerMinute,
  }
}
