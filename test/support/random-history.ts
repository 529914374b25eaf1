import { collectEarningsDebts, oweEarnings } from '#domains/wallet/index.ts'
import {
  availableOf,
  BANK,
  COMMISSION,
  earningsOf,
  GATEWAY,
  inPayoutOf,
  type Journal,
  type JournalSubject,
  prepaidOf,
  PROMOTION_COST,
  promotionalOf,
  SUBSCRIPTION_REVENUE,
  SUSPENSE,
  toClearOf,
  withdrawnOf,
} from '#domains/wallet/rules.ts'
import { foldLedger } from '#domains/wallet/fold-ledger.ts'
import { postJournals } from '#domains/wallet/sql.ts'
import { addStatementLines } from '#domains/wallet/statement.sql.ts'
import type { Db, Tx } from '#platform/db.ts'
import { aConsultant, aPerson } from './people.ts'
import type { SeededRandom } from './seeded-random.ts'

const HOUR_MS = 3_600_000
const BEGINS = Date.UTC(2017, 11, 1)

type Move = [kind: string, from: string, to: string, amount: bigint]
const act = (key: string, subject: JournalSubject, ...[kind, from, to, amount]: Move): Journal => ({
  key,
  kind,
  subject,
  postings: [{ from, to, amount }],
})

/**
 * A client and a consultant with so many random acts between December 2017 and March 2018, of every kind that a
 * statement knows, each half kept and half not: `foldLedger` comes at any moment. `endsAt`: after the last one.
 */
export async function aRandomHistory(db: Db, random: SeededRandom, acts = 40) {
  const [ana, luna] = [await aPerson(db, 'Ana', 'client'), await aConsultant(db, 'Luna')]
  const history = { db, random, ana, luna, consultations: [] as string[], payments: [] as string[] }
  let at = BEGINS
  for (let n = 0; n < acts; n++) {
    at += random.below(100) * HOUR_MS + random.below(HOUR_MS)
    const when = new Date(at)
    await db.begin(async (tx) => {
      await tx`select set_config('sensitivos.instant', ${when.toISOString()}, true)`
      await random.pick(n < 3 ? [PAYMENT] : ACTS)(tx, history, when)
    })
    if (random.chance(0.15)) await foldLedger(db, 'statement', addStatementLines)
  }
  return { ana, luna, endsAt: new Date(at + HOUR_MS) }
}

type History = { random: SeededRandom; ana: string; luna: string; consultations: string[]; payments: string[] }
type Act = (tx: Tx, history: History, when: Date) => Promise<unknown>

const newId = () => crypto.randomUUID()
/** What cannot be paid did not happen. */
const post = (tx: Tx, ...journals: Journal[]) => postJournals(tx, journals)
const some = ({ random }: History, most: number) => BigInt(1 + random.below(most))

const PAYMENT: Act = async (tx, history, when) => {
  const id = newId()
  const { random, ana } = history
  await tx`
    insert into payments (id, person_id, amount, method, gateway, description, created_at, expires_at)
    values (${id}, ${ana}, 20000, ${random.pick(['pix', 'card'])}, 'sandbox', ${random.pick(['100 créditos', '=1+1'])},
      ${when}, ${new Date(when.getTime() + HOUR_MS)})`
  history.payments.push(id)
  await post(tx, act(`payment:${id}:paid`, { kind: 'payment', id }, 'payment_paid', GATEWAY, availableOf(ana), 20_000n))
}

/** Charged in one part or two, in part with minutes, with or without a fee. */
const CONSULTATION: Act = async (tx, history, when) => {
  const { random, ana, luna, consultations } = history
  const id = newId()
  await tx`
    insert into consultations (id, client_id, consultant_id, channel, price_per_minute, commission_bps, state,
      requested_at, started_at, ended_at)
    values (${id}, ${ana}, ${luna}, ${random.pick(['chat', 'audio', 'video'])}, 100, 3000, 'ended', ${when}, ${when},
      ${when})`
  consultations.push(id)
  for (let part = 0; part <= random.below(2); part++)
    await post(tx, {
      key: `capture:${id}:${part}`,
      subject: { kind: 'consultation', id },
      kind: 'consultation_capture',
      postings: [
        { from: availableOf(ana), to: toClearOf(luna), amount: some(history, 900) },
        { from: availableOf(ana), to: COMMISSION, amount: some(history, 400) },
      ],
    })
  if (random.chance(0.2))
    await post(
      tx,
      act(
        `cover:${id}`,
        { kind: 'consultation', id },
        'consultation_cover',
        PROMOTION_COST,
        toClearOf(luna),
        some(history, 300),
      ),
    )
  if (random.chance(0.2))
    await post(
      tx,
      act(
        `capture:${id}:fee`,
        { kind: 'booking', id },
        'booking_fee',
        availableOf(ana),
        toClearOf(luna),
        some(history, 300),
      ),
    )
}

const refunded = ({ random, consultations }: History) =>
  consultations.length > 0 ? random.pick(consultations) : newId()

/** From what waits to clear or, later, from what the consultant has and will have. */
const REFUND: Act = async (tx, history, when) => {
  const { random, ana, luna } = history
  const [id, n, amount] = [refunded(history), random.below(1_000_000), some(history, 200)]
  if (random.chance(0.5))
    return post(
      tx,
      act(
        `refund:${id}:${n}`,
        { kind: 'consultation', id, n },
        'consultation_refund',
        toClearOf(luna),
        availableOf(ana),
        amount,
      ),
    )
  const taken = await oweEarnings(tx, {
    id: `${id}-${n}`,
    subject: { kind: 'consultation', id, n },
    consultantId: luna,
    clientId: ana,
    amount,
    at: when,
  })
  await post(
    tx,
    act(
      `refund:${id}:${n}`,
      { kind: 'consultation', id, n },
      'consultation_refund',
      PROMOTION_COST,
      availableOf(ana),
      amount - taken + 1n,
    ),
  )
  if (taken > 0n)
    await post(
      tx,
      act(
        `refund:${id}:${n + 1_000_000}`,
        { kind: 'consultation', id, n: n + 1_000_000 },
        'consultation_refund',
        earningsOf(luna),
        availableOf(ana),
        taken,
      ),
    )
}

const CLEARING: Act = async (tx, history) => {
  const { luna } = history
  const id = newId()
  await post(
    tx,
    act(
      `clear:${id}`,
      { kind: 'consultation', id },
      'earnings_clear',
      toClearOf(luna),
      earningsOf(luna),
      some(history, 900),
    ),
  )
  await collectEarningsDebts(tx, luna)
}

const COMPENSATION: Act = async (tx, history, when) => {
  const { ana, luna } = history
  const [id, amount] = [newId(), some(history, 300)]
  const taken = await oweEarnings(tx, {
    id: `booking-${id}`,
    subject: { kind: 'booking', id },
    consultantId: luna,
    clientId: ana,
    amount,
    at: when,
  })
  if (taken > 0n)
    await post(
      tx,
      act(
        `compensation:${id}`,
        { kind: 'booking', id },
        'booking_compensation',
        earningsOf(luna),
        PROMOTION_COST,
        taken,
      ),
    )
}

/** A payment that goes back, is contested, or comes back from the bank. */
const MONEY_BACK: Act = async (tx, history) => {
  const { random, ana, payments } = history
  const [id, n, amount] = [random.pick(payments), random.below(1_000_000), some(history, 900)]
  const has = availableOf(ana)
  const journals = [
    act(`payback:${id}:${n}`, { kind: 'payment_refund', id, n }, 'payment_payback', has, GATEWAY, amount),
    act(
      `payback:${id}:${n}:returned`,
      { kind: 'payment_refund', id, n },
      'payment_payback_returned',
      GATEWAY,
      has,
      amount,
    ),
    act(`dispute:${id}:${n}:opened`, { kind: 'dispute', id, n }, 'payment_disputed', has, SUSPENSE, amount),
  ]
  await post(tx, random.pick(journals))
}

/** Of the client or of the consultant; one in three comes back. */
const PAYOUT: Act = async (tx, history) => {
  const { random, ana, luna } = history
  const [id, amount] = [newId(), some(history, 900)]
  if (random.chance(0.3))
    return post(
      tx,
      act(
        `withdrawal:${id}:asked`,
        { kind: 'withdrawal', id },
        'withdrawal_asked',
        availableOf(ana),
        withdrawnOf(ana),
        amount,
      ),
    )
  const [has, aside] = [earningsOf(luna), inPayoutOf(luna)]
  const [asked] = await post(tx, act(`payout:${id}:asked`, { kind: 'payout', id }, 'payout_asked', has, aside, amount))
  if (asked !== 'posted') return undefined
  if (random.chance(0.3))
    return post(tx, act(`payout:${id}:failed`, { kind: 'payout', id }, 'payout_failed', aside, has, amount))
  await post(tx, act(`payout:${id}:paid`, { kind: 'payout', id }, 'payout_paid', aside, BANK, amount))
  return (
    random.chance(0.3) &&
    post(tx, act(`payout:${id}:returned`, { kind: 'payout', id }, 'payout_returned', BANK, has, amount))
  )
}

/** Acts that are one or two journals and need no row. */
const PLAIN: Act = async (tx, history) => {
  const { random, ana, luna } = history
  const [id, amount, has] = [newId(), some(history, 900), availableOf(ana)]
  const pairs: Journal[][] = [
    [
      act(`capture:${id}:1`, { kind: 'written_question', id }, 'question_capture', has, toClearOf(luna), amount + 1n),
      act(`capture:${id}:2`, { kind: 'written_question', id }, 'question_capture', has, COMMISSION, amount),
    ],
    [act(`capture:${id}:fee`, { kind: 'booking', id }, 'booking_fee', has, toClearOf(luna), amount)],
    [
      act(`minutes:${id}:bought`, { kind: 'minutes', id }, 'minutes_bought', has, prepaidOf(ana), amount + 1n),
      act(`minutes:${id}:returned`, { kind: 'minutes', id }, 'minutes_returned', prepaidOf(ana), has, amount),
    ],
    [
      act(
        `subscription:${id}:1`,
        { kind: 'subscription', id, n: 1 },
        'subscription_period',
        has,
        SUBSCRIPTION_REVENUE,
        amount,
      ),
      act(
        `subscription:${id}:1:cancelled`,
        { kind: 'subscription', id, n: 1 },
        'subscription_purchase_cancelled',
        SUBSCRIPTION_REVENUE,
        has,
        1n,
      ),
    ],
    [
      act(`bonus:${id}`, { kind: 'bonus', id }, 'bonus', PROMOTION_COST, promotionalOf(ana), amount),
      act(`bonus:${id}:expired:1`, { kind: 'bonus', id }, 'bonus_expired', promotionalOf(ana), PROMOTION_COST, 1n),
    ],
    [act(`cancellation:${id}`, { kind: 'order', id }, 'bonus_deducted', has, PROMOTION_COST, amount)],
    [act(`kept_back:${id}`, { kind: 'withdrawal', id }, 'bonus_kept_back', has, PROMOTION_COST, amount)],
    [act(`debt:${id}:paid:1`, { kind: 'debt', id, n: 1 }, 'debt_paid', has, SUSPENSE, amount)],
    [act(`suspense:${id}:1`, { kind: 'suspense_entry', id }, 'payment_suspense_credited', SUSPENSE, has, amount)],
  ]
  const [first, second] = random.pick(pairs)
  const [outcome] = await post(tx, first!)
  if (second && outcome === 'posted' && random.chance(0.7)) await post(tx, second)
}

const ACTS: readonly Act[] = [
  PAYMENT,
  CONSULTATION,
  CONSULTATION,
  CONSULTATION,
  REFUND,
  CLEARING,
  CLEARING,
  COMPENSATION,
  MONEY_BACK,
  PAYOUT,
  PLAIN,
  PLAIN,
  PLAIN,
]
