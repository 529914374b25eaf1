import { beforeEach, describe, expect, test } from 'vitest'
import { appointAdmin, decideProposal } from '#domains/accounts/index.ts'
import { decideClaim } from '#domains/claims/decide-claim.ts'
import { giveBack } from '#domains/claims/give-back.ts'
import { requestRefund } from '#domains/claims/request-refund.ts'
import { endConsultation } from '#domains/consultations/lifecycle/end-consultation.ts'
import { closeDispute } from '#domains/payments/disputes/close-dispute.ts'
import { resolveEntry } from '#domains/payments/suspense/resolve-entry.ts'
import { balanceOf } from '#domains/wallet/index.ts'
import { availableOf } from '#domains/wallet/rules.ts'
import { findLedgerViolations } from '#domains/wallet/invariants.sql.ts'
import type { Capability } from '#shared/capabilities.ts'
import { databaseClock as clock, travelTo } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { freshDatabase } from '#test/support/database.ts'
import { MeteredConsultation, NOON } from '#test/support/metered-consultation.ts'
import { openPaymentFixture } from '#test/support/payment-fixture.ts'
import { aClient, aConsultant, anAdmin, comeOnline } from '#test/support/people.ts'
import { proposalVerbs } from './proposal-verbs.ts'

const REASON = 'Lemos o registro da conversa.'
const needed = { code: 'accounts.second_needed', status: 409 }

let db: Db
let [iris, vera] = ['', '']

/** Íris has given as much as one person may today. */
const fillTheDay = () => db`
  insert into discretionary_credits (id, kind, subject_id, amount, given_by, given_at)
  select gen_random_uuid(), 'claim', 'another', 50000, ${iris}, now() - interval '1 hour'`
const confirm = async (capability: Capability, at = clock) => {
  const [proposal] = await db<{ id: string }[]>`select id from team_proposals where outcome is null`
  return decideProposal(db, proposalVerbs, {
    id: proposal!.id,
    isConfirmed: true,
    capabilities: [capability],
    by: vera,
    clock: at,
  })
}

describe('refunds at the house’s cost', () => {
  let ana: string
  let consultation: MeteredConsultation
  beforeEach(async () => {
    db = await freshDatabase({ max: 1 })
    await travelTo(db, NOON)
    ;[iris, vera] = [await anAdmin(db), await anAdmin(db)]
    const luna = await aConsultant(db, 'Luna', 300n)
    ana = await aClient(db, 'Ana', 10_000n)
    consultation = new MeteredConsultation(db, { client: ana, consultant: luna })
    await comeOnline(db, luna)
    await consultation.begin()
    await consultation.converse(0, 300)
    await endConsultation(db, { id: consultation.id, personId: ana, clock })
    await fillTheDay()
    await db`update discretionary_credits set given_at = ${NOON}`
  })
  const credit = () => balanceOf(db, availableOf(ana))

  test('of a claim wait for another person, and those at the consultant’s cost do not', async () => {
    const id = crypto.randomUUID()
    const words = { cause: 'service', words: 'Ela não respondeu ao que perguntei.' } as const
    await requestRefund(db, { id, subjectId: consultation.id, clientId: ana, ...words, clock })
    const before = await credit()
    const decide = (bearer: 'platform' | 'consultant') =>
      decideClaim(db, { id, amount: 100n, bearer, reason: REASON, by: iris, clock })
    await expect(decide('platform')).rejects.toMatchObject(needed)
    expect(await credit()).toBe(before)
    await confirm('refunds')
    expect((await credit()) - before).toBe(100n)
    expect(await db`select decided_by, state from claims where id = ${id}`).toMatchObject([{ state: 'part_granted' }])
    await expect(confirm('refunds')).rejects.toThrow()
    expect(await findLedgerViolations(db)).toEqual([])
  })

  test('without a claim wait, too; what somebody decided meanwhile is not done twice', async () => {
    const before = await credit()
    const giving = { id: crypto.randomUUID(), subjectId: consultation.id, amount: 100n, reason: REASON, clock }
    await expect(giveBack(db, { ...giving, bearer: 'platform', by: iris })).rejects.toMatchObject(needed)
    await giveBack(db, { ...giving, id: crypto.randomUUID(), bearer: 'consultant', by: iris })
    await expect(confirm('refunds')).rejects.toMatchObject({ code: 'claims.given_back' })
    expect((await credit()) - before).toBe(100n)
    expect(await db`select 1 from team_proposals where outcome is null`, 'it can still be refused').toHaveLength(1)
  })
})

describe('money that came differently', () => {
  beforeEach(async () => {
    db = await freshDatabase({ max: 12 })
  })

  /** R$ 300,00 were asked, R$ 1,00 less came. */
  async function tooLittle(fixture: ReturnType<typeof openPaymentFixture>) {
    const ana = await fixture.client('Ana')
    const payment = await fixture.buy(ana, 30_000n)
    await fixture.press(payment, 'pagar')
    await fixture.wait(6)
    const [entry] = await db<{ id: string }[]>`select id from payment_mismatches where payment_id = ${payment.id}`
    return { ana, id: entry!.id }
  }

  test('two decisions at once, each below the limit, are passed by one person once; another one confirms', async () => {
    const fixture = openPaymentFixture(db, {
      alterCharge: (charge) => (charge.state === 'paid' ? { ...charge, amount: charge.amount - 100n } : charge),
    })
    ;[iris, vera] = [await fixture.client('Iris'), await fixture.client('Vera')]
    await appointAdmin(db, iris)
    await appointAdmin(db, vera)
    const entries = [await tooLittle(fixture), await tooLittle(fixture), await tooLittle(fixture)]
    const { clock: time } = fixture.time
    const done = await Promise.allSettled(
      entries.map(({ id }) => resolveEntry(db, { id, resolution: 'credited', reason: REASON, by: iris, clock: time })),
    )
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const credits = () => Promise.all(entries.map(({ ana }) => fixture.creditsOf(ana)))
    const sum = async () => (await credits()).reduce((all, one) => all + one, 0n)
    expect(await sum()).toBe(29_900n)
    await confirm('money', time)
    await confirm('money', time)
    expect(await credits()).toEqual([29_900n, 29_900n, 29_900n])
    expect(await findLedgerViolations(db)).toEqual([])
  })

  test('a dispute that is closed as won waits for another person, and one that is lost does not', async () => {
    const fixture = openPaymentFixture(db)
    ;[iris, vera] = [await fixture.client('Iris'), await fixture.client('Vera')]
    await fillTheDay()
    await db`update discretionary_credits set given_at = ${fixture.time.now()}`
    const contested = async () => {
      const ana = await fixture.client('Ana')
      const payment = await fixture.buy(ana)
      await fixture.press(payment, 'pagar')
      await fixture.wait(6)
      await fixture.press(payment, 'contestar')
      await fixture.wait(6)
      expect(await fixture.creditsOf(ana)).toBe(0n)
      return { ana, id: payment.id }
    }
    const [won, lost] = [await contested(), await contested()]
    const closing = { n: 1, reason: REASON, by: iris, clock: fixture.time.clock }
    await expect(closeDispute(db, { id: won.id, state: 'won', ...closing })).rejects.toMatchObject(needed)
    expect(await fixture.creditsOf(won.ana)).toBe(0n)
    await closeDispute(db, { id: lost.id, state: 'lost', ...closing })
    await confirm('money', fixture.time.clock)
    expect(await fixture.creditsOf(won.ana)).toBe(5_000n)
    expect(await findLedgerViolations(db)).toEqual([])
  })
})
