import fc from 'fast-check'
import { createHash } from 'node:crypto'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { appointAdmin } from '#domains/accounts/index.ts'
import { endConsultation } from '#domains/consultations/lifecycle/end-consultation.ts'
import { closeOverdueConsultation } from '#domains/consultations/lifecycle/close-overdue-consultation.ts'
import { stopClock } from '#domains/consultations/lifecycle/pause-consultation.ts'
import { listConsultations, readConsultation } from '#domains/consultations/reading/read-consultation.ts'
import { lockConsultation } from '#domains/consultations/state/sql.ts'
import { readSelfCare } from '#domains/limits/read-self-care.ts'
import { countStatistics } from '#domains/consultations/statistics/sql.ts'
import { findReceiptCode } from '#domains/receipts/index.ts'
import {
  balanceOf,
  grantBonus,
  grantMinutes,
  giveBackMinutes,
  lockSpendable,
  postJournals,
} from '#domains/wallet/index.ts'
import { findLedgerViolations } from '#domains/wallet/invariants.sql.ts'
import { listBonuses } from '#domains/wallet/grants/bonus.sql.ts'
import { insertEarningsToClear, sumEarningsDebts } from '#domains/wallet/earnings/sql.ts'
import { inPayoutOf, PROMOTION_COST, availableOf, COMMISSION, earningsOf, toClearOf } from '#domains/wallet/rules.ts'
import { commissionOf } from '#shared/commission.ts'
import { clearEarnings } from '#domains/wallet/earnings/clear-earnings.ts'
import { readEarnings } from '#domains/wallet/earnings/read-earnings.ts'
import { readStatement } from '#domains/reports/lines/read-statement.ts'
import { findReceipt } from '#domains/receipts/find-receipt.ts'
import { checkReceipt } from '#domains/receipts/rules.ts'
import { databaseClock as clock, travelTo } from '#platform/clock.ts'
import { log } from '#platform/log.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { freshDatabase } from '#test/support/database.ts'
import { MeteredConsultation, NOON } from '#test/support/metered-consultation.ts'
import { aClient, aConsultant, comeOnline } from '#test/support/people.ts'
import { requestRefund } from './request-refund.ts'
import { decideClaim } from './decide-claim.ts'
import { readRefunds } from './read-refunds.ts'
import { refundableOf, sharesOf } from './rules.ts'
import { findClaimCase } from './sql.ts'
import { refundByRule } from './refund-by-rule.ts'

const DAY_S = 86_400
const WORDS = 'Ela não respondeu ao que perguntei.'
const digest = async (text: string) => createHash('sha256').update(text).digest('hex')

let db: Db
let [ana, luna, iris] = ['', '', '']
let consultation: MeteredConsultation

beforeAll(async () => void (db = await freshDatabase({ max: 1 })))
beforeEach(async () => {
  await travelTo(db, NOON)
  ;[ana, luna, iris] = [
    await aClient(db, 'Ana', 10_000n),
    await aConsultant(db, 'Luna', 300n),
    await aClient(db, 'Íris'),
  ]
  consultation = new MeteredConsultation(db, { client: ana, consultant: luna })
  await comeOnline(db, luna)
})
afterEach(async () => expect(await findLedgerViolations(db)).toEqual([]))

const holds = async () => {
  const [credits, earned, free] = await Promise.all(
    [availableOf(ana), toClearOf(luna), earningsOf(luna)].map((account) => balanceOf(db, account)),
  )
  return { credits, earned, free }
}
const refunds = async (by = ana) => readRefunds(db, { id: consultation.id, clientId: by, now: await clock(db) })
const ask = (more: { id?: string; words?: string; by?: string } = {}) =>
  requestRefund(db, {
    id: more.id ?? crypto.randomUUID(),
    subjectId: consultation.id,
    clientId: more.by ?? ana,
    cause: 'service',
    words: more.words ?? WORDS,
    clock,
  })
const decide = (
  id: string,
  amount: bigint,
  bearer: 'consultant' | 'platform' = 'consultant',
  reason = 'Lemos o registro da conversa.',
  by = iris,
) => decideClaim(db, { id, amount, bearer, reason, by, clock })
const take = (by = ana) => refundByRule(db, { consultationId: consultation.id, clientId: by, clock })
/** The earnings clear after two days, as if that had been decided at the settlement. */
const clearsAfterTwoDays = async () => {
  await db`update earnings_to_clear set clears_at = settled_at + interval '2 days' where consultant_id = ${luna}`
  await consultation.travelTo(2 * DAY_S + 3_600)
  await clearEarnings({ db, clock, log })
}

/** A consultation of so many seconds at R$ 3,00 a minute, of which Luna keeps 65 %. */
async function consultFor(seconds: number, endedBy: 'ana' | 'luna' = 'ana') {
  await consultation.begin()
  await consultation.converse(0, seconds)
  await endConsultation(db, { id: consultation.id, personId: endedBy === 'ana' ? ana : luna, clock })
}

/** The receipts of the consultation and of its refunds, and the checks that fail in a reader's browser. */
async function readReceipts() {
  const receipt = await findReceipt(db, (await findReceiptCode(db, `consultation:${consultation.id}`))!)
  const all = [receipt, ...(await Promise.all(receipt.refunds.map(({ code }) => findReceipt(db, code))))]
  const checks = (await Promise.all(all.map((one) => checkReceipt(one, digest)))).flat()
  return {
    refunds: receipt.refunds.map(({ amountCents }) => amountCents),
    wrong: checks.filter(({ holds }) => !holds),
    contents: all.map(({ content }) => content),
  }
}

describe('a refund by rule', () => {
  test('returns everything when Luna leaves within the first three minutes', async () => {
    await consultFor(60, 'luna')
    expect(await holds()).toEqual({ credits: 9_705n, earned: 192n, free: 0n })
    expect((await refunds()).rule).toMatchObject({ rule: 'consultant_left', amountCents: 295n })
    const commission = await balanceOf(db, COMMISSION)
    await take()
    await take()
    expect(await holds()).toEqual({ credits: 10_000n, earned: 0n, free: 0n })
    expect((await balanceOf(db, COMMISSION)) - commission).toBe(-103n)
    expect(await readReceipts()).toMatchObject({ refunds: [295n], wrong: [] })
    expect(await countStatistics(db, luna)).toMatchObject({ settled: 1, refunded: 1 })
    await clearsAfterTwoDays()
    expect(await holds()).toEqual({ credits: 10_000n, earned: 0n, free: 0n })
    expect(await refunds()).toMatchObject({
      rule: null,
      canAsk: false,
      refundedCents: 295n,
      claims: [{ rule: 'consultant_left', state: 'granted', amountCents: 295n }],
    })
  })

  test('is seen by both in the consultation, which keeps what it cost', async () => {
    await consultFor(60, 'luna')
    const seen = async (personId: string) => (await listConsultations(db, personId, {})).consultations[0]
    expect(await seen(ana)).toMatchObject({ capturedCents: 295n, refundedCents: 0n, refundedEarningsCents: 0n })
    await take()
    for (const person of [ana, luna]) {
      const after = { capturedCents: 295n, consultantCents: 192n, refundedCents: 295n, refundedEarningsCents: 192n }
      expect(await readConsultation(db, consultation.id, person)).toMatchObject(after)
      expect(await seen(person)).toMatchObject(after)
    }
  })

  test('returns everything at the platform’s cost when the connection is lost within three minutes', async () => {
    await consultation.begin()
    await consultation.converse(0, 60)
    await consultation.travelTo(80)
    await closeOverdueConsultation(db, { id: consultation.id, clock })
    await consultation.travelTo(300)
    await closeOverdueConsultation(db, { id: consultation.id, clock })
    expect((await refunds()).rule).toMatchObject({ rule: 'cut_short', amountCents: 295n })
    await take()
    expect(await holds()).toEqual({ credits: 10_000n, earned: 192n, free: 0n })
    await clearsAfterTwoDays()
    expect(await holds()).toEqual({ credits: 10_000n, earned: 0n, free: 192n })
  })

  test('is refused for a regular consultation', async () => {
    await consultFor(240, 'luna')
    expect((await refunds()).rule).toBeNull()
    await expect(take()).rejects.toMatchObject({ code: 'claims.no_rule' })
  })

  test('comes from what Luna has available once her earnings have cleared', async () => {
    await consultFor(60, 'luna')
    await clearsAfterTwoDays()
    await take()
    expect(await holds()).toEqual({ credits: 10_000n, earned: 0n, free: 0n })
    expect(await readReceipts()).toMatchObject({ refunds: [295n], wrong: [] })
  })
})

describe('a decision by the team', () => {
  test('refunds a part, while Luna’s earnings wait, and clears the rest', async () => {
    await consultFor(600)
    const id = crypto.randomUUID()
    await ask({ id })
    await ask({ id })
    await clearsAfterTwoDays()
    expect(await holds(), 'they wait').toEqual({ credits: 7_005n, earned: 1_947n, free: 0n })
    expect(await findClaimCase(db, id)).toMatchObject({
      clientName: 'Ana Prado',
      consultantName: 'Luna',
      refundable: 2_995n,
      words: WORDS,
      answerBy: '2026-11-25',
    })
    await decide(id, 1_000n)
    await decide(id, 1_000n)
    await clearsAfterTwoDays()
    expect(await holds()).toEqual({ credits: 8_005n, earned: 0n, free: 1_297n })
    expect(await readReceipts()).toMatchObject({ refunds: [1_000n], wrong: [] })
    expect((await refunds()).claims).toMatchObject([
      { state: 'part_granted', amountCents: 1_000n, reason: 'Lemos o registro da conversa.' },
    ])
    const mails = await db<{ key: string }[]>`select key from mails where key like ${`claim:${id}:%`} order by key`
    expect(mails.map(({ key }) => key.slice(`claim:${id}:`.length))).toEqual([
      'asked',
      'asked:consultant',
      'decided',
      'decided:consultant',
    ])
  })

  test('refunds everything at the platform’s cost', async () => {
    await consultFor(600)
    const id = crypto.randomUUID()
    await ask({ id })
    await decide(id, 2_995n, 'platform')
    await clearsAfterTwoDays()
    expect(await holds()).toEqual({ credits: 10_000n, earned: 0n, free: 1_947n })
    expect((await refunds()).claims).toMatchObject([{ state: 'granted' }])
  })

  test('refunds nothing and clears Luna’s earnings', async () => {
    await consultFor(600)
    const id = crypto.randomUUID()
    await ask({ id })
    await decide(id, 0n)
    await clearsAfterTwoDays()
    expect(await holds()).toEqual({ credits: 7_005n, earned: 0n, free: 1_947n })
    expect(await readReceipts()).toMatchObject({ refunds: [], wrong: [] })
    expect(await countStatistics(db, luna)).toMatchObject({ refunded: 0 })
  })

  test('returns bonus as bonus, and minutes as the credit paid for them', async () => {
    const expiresAt = new Date(NOON.getTime() + 30 * DAY_S * 1_000)
    await inTransaction(db, (tx) =>
      grantBonus(tx, { id: crypto.randomUUID(), personId: ana, amount: 300n, grantedAt: NOON, expiresAt }),
    )
    const pack = {
      id: crypto.randomUUID(),
      personId: ana,
      kind: 'package' as const,
      title: '2 minutos',
      value: 500n,
      totalMs: 120_000n,
      ceiling: 449n,
    }
    await inTransaction(db, (tx) => grantMinutes(tx, { ...pack, grantedAt: NOON, expiresAt }))
    await consultFor(240)
    expect(await holds()).toMatchObject({ credits: 9_205n })
    const id = crypto.randomUUID()
    await ask({ id })
    expect((await refunds()).refundableCents).toBe(1_095n)
    await decide(id, 1_095n)
    expect(await holds()).toMatchObject({ credits: 10_000n, earned: 0n })
    expect((await listBonuses(db, ana)).map(({ left }) => left)).toEqual([300n])
    expect(await readReceipts()).toMatchObject({ refunds: [1_095n], wrong: [] })
  })

  test('gives the client’s limit back what was charged of it, not the value of minutes', async () => {
    const pack = { kind: 'package' as const, title: '2 minutos', value: 500n, totalMs: 120_000n, ceiling: 449n }
    const expiresAt = new Date(NOON.getTime() + 30 * DAY_S * 1_000)
    await inTransaction(db, (tx) =>
      grantMinutes(tx, { ...pack, id: crypto.randomUUID(), personId: ana, grantedAt: NOON, expiresAt }),
    )
    await consultFor(240)
    const nothing = async () => ({ openPayments: 0n, booked: { day: 0n, week: 0n, month: 0n } })
    const charged = async () => (await readSelfCare(db, ana, await clock(db), nothing)).spent[0]!.chargedCents
    expect(await charged()).toBe(595n)
    const id = crypto.randomUUID()
    await ask({ id })
    await decide(id, 500n)
    expect(await charged()).toBe(595n - (500n * 595n) / 1_095n)
  })

  test('returns bonus that another consultant pays for as bonus that is not spent with them', async () => {
    const sol = await aConsultant(db, 'Sol', 300n)
    const grant = { personId: ana, grantedAt: NOON }
    const inDays = (days: number) => new Date(NOON.getTime() + days * DAY_S * 1_000)
    await inTransaction(db, async (tx) => {
      await grantBonus(tx, { ...grant, id: 'waited', amount: 400n, expiresAt: inDays(90), notWith: sol })
      await grantBonus(tx, { ...grant, id: 'month', amount: 200n, expiresAt: inDays(60) })
    })
    await consultFor(600)
    const id = crypto.randomUUID()
    await ask({ id })
    await decide(id, 2_995n)
    const spendableWith = (consultant: string) =>
      inTransaction(db, async (tx) => (await lockSpendable(tx, ana, { consultantId: consultant })).promotional)
    expect([await spendableWith(luna), await spendableWith(sol)]).toEqual([600n, 200n])
  })
})

describe('a refund at Luna’s cost after her earnings have cleared', () => {
  /** Luna has taken so much of what cleared out of here. */
  const takeOut = (amount: bigint) =>
    postJournals(db, [
      {
        key: `payout:${crypto.randomUUID()}:asked`,
        subject: { kind: 'payout', id: crypto.randomUUID() },
        kind: 'payout_asked',
        postings: [{ from: earningsOf(luna), to: inPayoutOf(luna), amount }],
      },
    ])
  /** Luna earns something more, and it clears. */
  async function earnMore(amount: bigint) {
    const [consultationId, settledAt] = [crypto.randomUUID(), await clock(db)]
    await postJournals(db, [
      {
        key: `capture:${consultationId}:${amount}`,
        subject: { kind: 'consultation', id: consultationId },
        kind: 'consultation_capture',
        postings: [{ from: COMMISSION, to: toClearOf(luna), amount }],
      },
    ])
    const clearsAt = new Date(settledAt.getTime() + 3_600_000)
    const waiting = { consultationId, consultantId: luna, settledAt, clearsAt }
    await inTransaction(db, (tx) => insertEarningsToClear(tx, waiting))
    await consultation.travelTo(3 * DAY_S)
    await clearEarnings({ db, clock, log })
  }
  const promotion = () => balanceOf(db, PROMOTION_COST)

  test('takes what is left of them, and the next earnings pay the rest before they are available', async () => {
    await consultFor(600)
    await clearsAfterTwoDays()
    await takeOut(1_500n)
    const before = await promotion()
    const id = crypto.randomUUID()
    await ask({ id })
    await decide(id, 2_995n)
    expect(await holds()).toEqual({ credits: 10_000n, earned: 0n, free: 0n })
    expect([await sumEarningsDebts(db, luna), before - (await promotion())]).toEqual([1_500n, 1_500n])
    await earnMore(1_950n)
    expect(await holds()).toMatchObject({ earned: 0n, free: 450n })
    expect([await sumEarningsDebts(db, luna), before - (await promotion())]).toEqual([0n, 0n])
    const { lines } = await readStatement(db, { personId: luna, cursor: undefined })
    expect(lines[0]).toMatchObject({ words: 'Reembolso da consulta com Ana, descontado depois', amountCents: -1_500n })
    const { days } = await readEarnings(db, luna, new Date(NOON.getTime() + 5 * DAY_S * 1_000))
    expect(
      days.reduce((sum, { earnedCents }) => sum + earnedCents, 0n),
      'the second consultation alone',
    ).toBe(1_950n)
  })

  test('is the platform’s when the team says so', async () => {
    await consultFor(600)
    await clearsAfterTwoDays()
    await takeOut(1_500n)
    const id = crypto.randomUUID()
    await ask({ id })
    await decide(id, 2_995n, 'platform')
    expect(await holds()).toEqual({ credits: 10_000n, earned: 0n, free: 447n })
    expect(await sumEarningsDebts(db, luna)).toBe(0n)
  })
})

describe('refused claims', () => {
  test('refuses a second claim, other words under one id, and more than is left', async () => {
    await consultFor(600)
    const id = crypto.randomUUID()
    await ask({ id })
    await expect(ask()).rejects.toMatchObject({ code: 'claims.already_asked' })
    await expect(ask({ id, words: 'Outras palavras, agora.' })).rejects.toMatchObject({ code: 'claims.id_reused' })
    await expect(decide(id, 2_996n)).rejects.toMatchObject({ code: 'claims.too_much' })
    await decide(id, 2_995n)
    await expect(decide(id, 100n)).rejects.toMatchObject({ code: 'claims.already_decided' })
    await expect(decide(crypto.randomUUID(), 0n)).rejects.toMatchObject({ code: 'claims.claim_not_found', status: 404 })
  })

  test('refuses a decision by the client or the consultant of the consultation, who are admins by now', async () => {
    await consultFor(600)
    const id = crypto.randomUUID()
    await ask({ id })
    for (const [by, amount] of [
      [ana, 2_995n],
      [luna, 0n],
    ] as const) {
      await appointAdmin(db, by)
      const decided = decide(id, amount, 'consultant', 'Eu mesma decidi assim.', by)
      await expect(decided).rejects.toMatchObject({ code: 'accounts.own_case', status: 403 })
    }
    expect(await refunds()).toMatchObject({ claims: [{ id, state: 'open' }] })
    await decide(id, 2_995n)
    expect(await holds()).toMatchObject({ credits: 10_000n })
  })

  test('refuses another person’s consultation like an unknown one, also for the consultant', async () => {
    await consultFor(60, 'luna')
    for (const by of [iris, luna]) {
      await expect(take(by)).rejects.toMatchObject({ code: 'claims.subject_not_found', status: 404 })
      await expect(ask({ by })).rejects.toMatchObject({ code: 'claims.subject_not_found' })
      await expect(refunds(by)).rejects.toMatchObject({ code: 'claims.subject_not_found' })
    }
  })

  test('refuses a running consultation and one that cost nothing', async () => {
    await consultation.begin()
    await expect(ask()).rejects.toMatchObject({ code: 'claims.subject_not_found' })
    await endConsultation(db, { id: consultation.id, personId: ana, clock })
    await expect(ask()).rejects.toMatchObject({ code: 'claims.nothing_left' })
  })

  test('refuses after seven days', async () => {
    await consultFor(60, 'luna')
    await consultation.travelTo(7 * DAY_S + 120)
    expect(await refunds()).toMatchObject({ rule: null, canAsk: false })
    await expect(take()).rejects.toMatchObject({ code: 'claims.too_late' })
    await expect(ask()).rejects.toMatchObject({ code: 'claims.too_late' })
  })
})

test('decides once when two admins decide at once and the client asks in two tabs', async () => {
  await consultFor(600)
  const asked = await Promise.allSettled([ask(), ask(), ask(), ask()])
  expect(asked.filter(({ status }) => status === 'fulfilled').length).toBe(1)
  const id = (await refunds()).claims[0]!.id
  const decided = await Promise.allSettled([decide(id, 1_000n), decide(id, 2_995n), decide(id, 0n), decide(id, 1_000n)])
  expect(decided.some(({ status }) => status === 'rejected')).toBe(true)
  const { credits } = await holds()
  expect([7_005n, 8_005n, 10_000n]).toContain(credits)
  expect((await readReceipts()).refunds.length).toBe(credits === 7_005n ? 0 : 1)
})

test('refunds the silence before the pause by rule, then the rest by decision', async () => {
  await consultation.begin()
  await consultation.converse(0, 240)
  await inTransaction(db, async (tx) =>
    stopClock(tx, (await lockConsultation(tx, consultation.id))!, {
      cause: { reason: 'silence' },
      at: await clock(tx),
    }),
  )
  await endConsultation(db, { id: consultation.id, personId: ana, clock })
  const { rule, refundableCents } = await refunds()
  expect(rule).toMatchObject({ rule: 'silence', amountCents: (refundableCents * 45n) / 239n })
  await take()
  const id = crypto.randomUUID()
  await ask({ id })
  const left = refundableCents - rule!.amountCents
  await expect(decide(id, left + 1n)).rejects.toMatchObject({ code: 'claims.too_much' })
  await decide(id, left)
  expect(await holds()).toEqual({ credits: 10_000n, earned: 0n, free: 0n })
  expect(await readReceipts()).toMatchObject({ refunds: [rule!.amountCents, left], wrong: [] })
})

describe('what refunds give back of a consultation paid by minutes, bonus and credit', () => {
  const amount = fc.bigInt({ min: 0n, max: 5_000n })

  test('is exactly what was taken, whoever gave it, in however many parts', () => {
    fc.assert(
      fc.property(
        fc.record({ captured: amount, fee: amount, bonusPart: amount, covered: amount, welcome: amount }),
        fc.integer({ min: 2_200, max: 3_500 }),
        fc.array(amount, { maxLength: 4 }),
        ({ captured, fee, bonusPart, covered, welcome }, bps, wanted) => {
          const share = (of: bigint) => of - commissionOf(of, bps)
          const cost = {
            captured,
            fee,
            promotional: bonusPart < captured + fee ? bonusPart : captured + fee,
            commission: commissionOf(captured, bps) + commissionOf(fee, bps),
            covered,
            coveredEarnings: share(covered) + share(welcome),
          }
          const all = refundableOf(cost)
          let before = 0n
          const sums = { toCredit: 0n, toBonus: 0n, fromEarnings: 0n, fromCommission: 0n }
          for (const part of [...wanted, all]) {
            const next = part < all - before ? part : all - before
            if (next <= 0n) continue
            const shares = sharesOf(cost, before, next)
            for (const name of Object.keys(sums) as (keyof typeof sums)[]) sums[name] += shares[name]
            before += next
            expect(shares.toCredit + shares.toBonus).toBe(next)
          }
          expect(before).toBe(all)
          if (all > 0n)
            expect(sums).toEqual({
              toCredit: captured + fee - cost.promotional + covered,
              toBonus: cost.promotional,
              fromEarnings: share(captured) + share(fee) + cost.coveredEarnings,
              fromCommission: cost.commission + (covered > cost.coveredEarnings ? covered - cost.coveredEarnings : 0n),
            })
        },
      ),
    )
  })

  test('a package used and refunded, then cancelled in part by its end, returns what was paid for it and no more', async () => {
    const pack = {
      id: crypto.randomUUID(),
      personId: ana,
      kind: 'package' as const,
      title: '7 minutos',
      value: 1_751n,
      totalMs: 420_000n,
      ceiling: 449n,
    }
    const expiresAt = new Date(NOON.getTime() + 30 * DAY_S * 1_000)
    await inTransaction(db, (tx) => grantMinutes(tx, { ...pack, grantedAt: NOON, expiresAt }))
    await consultFor(200)
    const id = crypto.randomUUID()
    await ask({ id })
    const { refundableCents } = await refunds()
    await decide(id, refundableCents)
    const { unused } = await inTransaction(db, async (tx) => giveBackMinutes(tx, { id: pack.id, at: await clock(tx) }))
    expect(refundableCents + unused).toBe(1_751n)
    expect(await holds()).toMatchObject({ credits: 10_000n, earned: 0n })
  })
})
