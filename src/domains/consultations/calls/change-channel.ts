import type { Channel } from '#domains/consultants/rules.ts'
import { balanceMoved } from '#domains/wallet/facts.ts'
import { postJournals } from '#domains/wallet/index.ts'
import type { Journal } from '#domains/wallet/rules.ts'
import { announce } from '#platform/bus.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { findDeadlineFacts } from '../appointments/sql.ts'
import { shortfallReason } from '../billing/coverage.rules.ts'
import { recover } from '../billing/channel-usage.rules.ts'
import { limitsInForce } from '../billing/limits-in-force.ts'
import { capture, coversMinimum, fundedMs, HOLD_MS, billableFromAfter } from '../billing/money.rules.ts'
import { reserveFunds } from '../billing/reserve-funds.ts'
import type { Consultation as ConsultationView } from '../state/contract.ts'
import { consultationViewOf } from '../reading/consultation-view.ts'
import { readConsultation } from '../reading/read-consultation.ts'
import { channelMoved } from '../room/facts.ts'
import { refuse } from '../state/refusals.rules.ts'
import { type Consultation, type ConsultationChange, lockConsultationOf } from '../state/sql.ts'
import { judgeWish, raiseOf, unprovenAtLeaving } from './moves.rules.ts'
import type { CallChannel, LiveChannel } from '../channels/rules.ts'
import { closeWindow } from '../channels/sound.rules.ts'
import { recordChannel } from './sql.ts'

type Changing = {
  id: string
  personId: string
  wanted: LiveChannel
  /** The price per minute that the client read, in centavos. */
  seenPrice?: Centavos | undefined
  /** The channels on which people can talk today. */
  open: readonly Channel[]
  clock: Clock
}

/**
 * The two use another channel from here on: down by either, up by the client, while a consultant proposes. A dearer one
 * needs the price read and three minutes covered. Refuses what `judgeWish` refuses; repeating changes nothing. Answers
 * it as whoever wished sees it.
 */
export async function changeChannel(
  db: Db,
  { id, personId, wanted, seenPrice, open, clock }: Changing,
): Promise<ConsultationView> {
  return inTransaction(db, async (tx) => {
    const c = await lockConsultationOf(tx, id, personId)
    if (!c) throw refuse('not_found')
    const at = await clock(tx)
    const by = personId === c.clientId ? 'client' : 'consultant'
    const offered = c.offeredCalls.filter((channel) => open.includes(channel))
    const judged = judgeWish(c, { by, wanted, seenPrice, offered, at })
    if (judged === 'nothing') return readConsultation(tx, id, personId)
    const author = { channel: wanted, personId, at }
    if (judged === 'propose') {
      const change = { proposedChannel: wanted as CallChannel, proposals: c.proposals + 1 }
      const event = await recordChannel(tx, c, change, { act: 'proposed', ...author })
      await announce(tx, channelMoved(id, { ...event, fact: { act: 'proposed', channel: wanted } }))
      return consultationViewOf({ ...c, ...change }, { readerId: personId, readAt: at })
    }
    const { terms, journals } =
      judged === 'raise' ? await raise(tx, c, { to: wanted as CallChannel, at }) : { terms: {}, journals: [] }
    const change: ConsultationChange = {
      ...terms,
      currentChannel: wanted,
      channelChangedAt: at,
      channelRaises: c.channelRaises + raiseOf(c, wanted),
      ...(wanted === 'chat' && (await leaveCall(tx, c, at))),
      proposedChannel: null,
      proposalEndedAt: c.proposedChannel ? at : c.proposalEndedAt,
      // What was not proven before belongs to no channel.
      billableFrom: c.state === 'active' ? billableFromAfter(at, c.billableFrom) : c.billableFrom,
    }
    const event = await recordChannel(tx, c, change, { act: 'changed', ...author })
    await announce(tx, channelMoved(id, { ...event, fact: { act: 'changed', channel: wanted } }))
    if (journals.length > 0) {
      await postJournals(tx, journals)
      await announce(tx, balanceMoved(c.clientId))
    }
    const changed = { ...c, ...change } as typeof c
    return consultationViewOf(changed, { readerId: personId, readAt: at })
  })
}

/** The window in which media may prove itself closes, and what flowed unproven is counted. */
async function leaveCall(tx: Tx, c: Consultation, at: Date) {
  const { sound } = await findDeadlineFacts(tx, c.id, at)
  return closeWindow({ ...c, unprovenMediaMs: c.unprovenMediaMs + unprovenAtLeaving(c, sound, at) }, at)
}

/** Less than so much of the new price is covered: more is reserved. Milliseconds. */
const RESERVE_BELOW_MS = HOLD_MS / 2n

/**
 * The terms of a dearer channel: what is due at the old price is charged, and more is reserved where the rest does not
 * last. Refuses what does not cover three minutes.
 */
async function raise(
  tx: Tx,
  c: Consultation,
  { to, at }: { to: CallChannel; at: Date },
): Promise<{ terms: ConsultationChange; journals: Journal[] }> {
  const { journal, ...charged } = capture(c) ?? {}
  const agreed = { ...c, ...charged, ...recover(c, to) }
  const { spendingLimit, allowance } = await limitsInForce(tx, c, at)
  const isShort = fundedMs(restOf(agreed)) < RESERVE_BELOW_MS
  const next = isShort ? await reserveFunds(tx, { ...agreed, spendingLimit }, { allowance, at }) : undefined
  const after = { ...agreed, ...next?.reserved }
  const rest = restOf(after)
  const { held: money, ...time } = rest
  const short = shortfallReason({
    ...time,
    money,
    spendingLimit: spendingLimit === null ? null : spendingLimit - after.captured,
    allowance: allowance === undefined ? undefined : allowance + agreed.held - after.captured,
  })
  if (short && !coversMinimum(rest)) throw refuse(short)
  const { channel, pricePerMinute, coveredMs, held, heldPromotional, holdCount, captured, commission } = after
  return {
    terms: { channel, pricePerMinute, coveredMs, held, heldPromotional, holdCount, captured, commission },
    journals: [...(journal ? [journal] : []), ...(next?.journals ?? [])],
  }
}

/** What is covered and reserved beyond the proven time, as if it began now. */
const restOf = ({ pricePerMinute, billedMs, coveredMs, held, captured }: Consultation) => ({
  pricePerMinute,
  coveredMs: coveredMs > billedMs ? coveredMs - billedMs : 0n,
  held: held - captured,
})
