import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { appointAdmin } from '#domains/accounts/index.ts'
import { findPayee } from '#domains/consultants/index.ts'
import { recordTaxId } from '#domains/consultants/tax-id/sql.ts'
import { oweEarnings } from '#domains/wallet/index.ts'
import { manualPayouts } from '#gateways/payouts/manual/gateway.ts'
import type { ManualOutcome } from '#gateways/payouts/manual/settle-transfer.ts'
import type { PayoutGateway, TransferState } from '#gateways/payouts/gateway.ts'
import type { Behaviour } from '#gateways/payouts/sandbox/behaviour.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { checkInvariants } from '#platform/invariants/check-invariants.ts'
import { log } from '#platform/log.ts'
import { connectTo, freshDatabaseUrl, ownerOf } from '#test/support/database.ts'
import { openPayoutFixture } from '#test/support/payout-fixture.ts'
import { aClient, aConsultant } from '#test/support/people.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import { writeEndToEndId } from '#shared/pix/end-to-end-id.ts'
import { alarmUnconfiguredGateways } from './alarm-unconfigured-gateways.ts'
import { alarmUnknown, askBank } from './ask-bank.ts'
import { findPayoutViolations } from './invariants.sql.ts'
import { setWeekly } from './pay-out-weekly.ts'
import { payoutCheck } from './payout-check.ts'
import { findCases, readCases, readPayout, readPayouts, unapprovedSince } from './payout-views.ts'
import { BY_HAND, NEXT_STATES, protocolOf, type State } from './rules.ts'
import { sendPayouts } from './send-payouts.ts'
import { settleByHand } from './settle-by-hand.ts'
import { countWaiting, findPayout } from './sql.ts'

const url = await freshDatabaseUrl()
const db: Db = connectTo(url)
/** A second process. */
const other: Db = connectTo(url)

const USUAL: Behaviour = { answer: 'given', decidedAfterSeconds: 5, rings: 1 }
type Fixture = ReturnType<typeof openPayoutFixture>
let luna: string
let fixture: Fixture
beforeEach(async () => {
  luna = await aConsultant(db, 'Luna')
  fixture = openPayoutFixture(db, { time: settableClock(new Date()) })
})
afterEach(async () => expect(await fixture.violations()).toEqual([]))

const behaving = (behaviour: Partial<Behaviour>, around?: (gateway: PayoutGateway) => PayoutGateway) =>
  (fixture = openPayoutFixture(db, {
    time: fixture.time,
    behave: () => ({ ...USUAL, ...behaviour }),
    ...(around && { around }),
  }))
const moneyOf = async (id: string) => {
  const { free, aside } = await fixture.moneyOf(id)
  return { free, aside }
}
const transfers = async (id: string) => fixture.transfersOf((await findPayee(db, id, fixture.time.now()))!.taxId)

describe('a payout that Luna asks for', () => {
  test('is aside at once, is paid once, and has a receipt and a mail', async () => {
    await fixture.earn(luna, 10_000n)
    const before = (await fixture.moneyOf(luna)).paid
    const { id } = await fixture.ask(luna, 4_000n)
    expect(await moneyOf(luna)).toEqual({ free: 6_000n, aside: 4_000n })
    await fixture.tick()
    expect(await fixture.stateOf(id)).toBe('processing')
    await fixture.wait(12)
    expect(await fixture.moneyOf(luna)).toEqual({ free: 6_000n, aside: 0n, paid: before + 4_000n })
    const { payout, moves, journals } = await readPayout(db, luna, id)
    expect(payout).toMatchObject({ state: 'paid', amountCents: 4_000n, endToEndId: expect.stringMatching(/^E\d{20}/) })
    expect(moves.map(({ state }) => state)).toEqual(['asked', 'sending', 'processing', 'paid'])
    expect(journals.map(({ key, amountCents }) => [key, amountCents])).toEqual([
      [`payout:${id}:asked`, 4_000n],
      [`payout:${id}:paid`, 4_000n],
    ])
    const [receipt] = await db<{ content: string }[]>`select content from receipts where code = ${payout.receiptCode}`
    expect(JSON.parse(receipt!.content)).toMatchObject({
      kind: 'payout',
      amountCents: 4_000,
      endToEndId: payout.endToEndId,
      journals: journals.map(({ key, hash }) => ({ key, hash })),
    })
    expect((await db`select 1 from mails where key = ${`payout:${id}:paid`}`).length).toBe(1)
  })

  test('asked for twice under one id is one, and under another amount refused', async () => {
    await fixture.earn(luna, 10_000n)
    const id = randomUUID()
    const twice = await Promise.all([fixture.ask(luna, 3_000n, id), fixture.ask(luna, 3_000n, id)])
    expect(twice.map((payout) => payout.id)).toEqual([id, id])
    expect(await moneyOf(luna)).toEqual({ free: 7_000n, aside: 3_000n })
    await expect(fixture.ask(luna, 3_100n, id)).rejects.toMatchObject({ code: 'payouts.reused' })
    const sol = await aConsultant(db, 'Sol')
    await fixture.earn(sol, 3_000n)
    await expect(fixture.ask(sol, 3_000n, id)).rejects.toMatchObject({ code: 'payouts.reused' })
    await expect(readPayout(db, sol, id)).rejects.toMatchObject({ code: 'payouts.not_found', status: 404 })
  })

  test('asked for ten times at once under one id, with everything there is, is one', async () => {
    await fixture.earn(luna, 3_000n)
    const id = randomUUID()
    const asked = await Promise.all(Array.from({ length: 10 }, () => fixture.ask(luna, 3_000n, id)))
    expect(new Set(asked.map((payout) => payout.id))).toEqual(new Set([id]))
    expect(await moneyOf(luna)).toEqual({ free: 0n, aside: 3_000n })
  })

  test('is one of ten on the way and twenty a day at most', async () => {
    await fixture.earn(luna, 100_000n)
    for (let n = 0n; n < 10n; n++) await fixture.ask(luna, 3_000n + n)
    await expect(fixture.ask(luna, 3_100n)).rejects.toMatchObject({ code: 'payouts.too_many_open', status: 409 })
    await fixture.wait(12)
    for (let n = 20n; n < 30n; n++) await fixture.ask(luna, 3_000n + n)
    await fixture.wait(12)
    await expect(fixture.ask(luna, 3_100n)).rejects.toMatchObject({ code: 'payouts.too_many_today', status: 429 })
    fixture.time.pass(86_400)
    await fixture.ask(luna, 3_100n)
  })

  test('waits a quarter of an hour when the same amount went to the same key, which the bank would refuse', async () => {
    await fixture.earn(luna, 10_000n)
    const [first, second] = [await fixture.ask(luna, 3_210n), await fixture.ask(luna, 3_210n)]
    await Promise.all([fixture.tick(), fixture.tick()])
    await fixture.wait(12)
    const states = async () => [await fixture.stateOf(first.id), await fixture.stateOf(second.id)].toSorted()
    expect(await states()).toEqual(['asked', 'paid'])
    await fixture.wait(16 * 60, 60)
    await fixture.wait(12)
    expect(await states()).toEqual(['paid', 'paid'])
  })

  test('two at once cannot take the same money', async () => {
    await fixture.earn(luna, 5_000n)
    const asked = await Promise.allSettled(Array.from({ length: 8 }, () => fixture.ask(luna, 3_000n)))
    expect(asked.filter(({ status }) => status === 'fulfilled').length).toBe(1)
    for (const one of asked)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'payouts.too_large', status: 409 })
    expect(await moneyOf(luna)).toEqual({ free: 2_000n, aside: 3_000n })
  })

  test.each([
    ['below R$ 30,00', 2_999n, 'payouts.too_small'],
    ['above what is available', 10_001n, 'payouts.too_large'],
  ])('%s is refused in words at its field', async (_, amount, code) => {
    await fixture.earn(luna, 10_000n)
    await expect(fixture.ask(luna, amount)).rejects.toMatchObject({ code, fields: { amountCents: expect.any(String) } })
    expect(await moneyOf(luna)).toEqual({ free: 10_000n, aside: 0n })
  })

  test('is available again when the bank refuses, with the reason and what to do', async () => {
    behaving({ refusedFor: 'key_not_found' })
    await fixture.earn(luna, 5_000n)
    const { id } = await fixture.ask(luna, 5_000n)
    await fixture.wait(12)
    expect([await fixture.stateOf(id), await moneyOf(luna)]).toEqual(['failed', { free: 5_000n, aside: 0n }])
    const [mail] = await db<
      { text: string }[]
    >`select template::text as text from mails where key = ${`payout:${id}:failed`}`
    expect(mail!.text).toContain('registre o seu CPF ou CNPJ como chave')
    expect(fixture.alarmsOf(id)).toMatchObject([{ alarm: 'payout_failed', failure: 'key_not_found' }])
    behaving({})
    fixture.time.pass(16 * 60)
    await fixture.ask(luna, 5_000n)
    await fixture.wait(12)
    expect(await moneyOf(luna)).toEqual({ free: 0n, aside: 0n })
  })

  test('comes back into what is available when the receiving bank returns it, days later', async () => {
    behaving({ returned: { afterSeconds: 2 * 86_400, reason: 'account_closed' } })
    await fixture.earn(luna, 5_000n)
    const { paid } = await fixture.moneyOf(luna)
    const { id } = await fixture.ask(luna, 5_000n)
    await fixture.wait(12)
    expect(await fixture.stateOf(id)).toBe('paid')
    await fixture.wait(7 * 86_400, 6 * 3_600)
    expect([await fixture.stateOf(id), await fixture.moneyOf(luna)]).toEqual([
      'returned',
      { free: 5_000n, aside: 0n, paid },
    ])
  })
})

describe('an answer that never comes', () => {
  test('keeps the money aside, and the bank is asked; it is never sent again', async () => {
    let sent = 0
    behaving({ answer: 'lost' }, (gateway) => ({ ...gateway, send: (given) => (sent++, gateway.send(given)) }))
    await fixture.earn(luna, 5_000n)
    const { id } = await fixture.ask(luna, 5_000n)
    await fixture.tick()
    expect([await fixture.stateOf(id), await moneyOf(luna)]).toEqual(['unknown', { free: 0n, aside: 5_000n }])
    await fixture.wait(30)
    expect([await fixture.stateOf(id), sent]).toEqual(['paid', 1])
  })

  test('while the bank cannot even be asked, nothing is sent, and the team hears of it after an hour', async () => {
    let [sent, isAway] = [0, true]
    behaving({ answer: 'lost' }, (gateway) => ({
      ...gateway,
      send: (given) => (sent++, gateway.send(given)),
      find: async (id) => (isAway ? Promise.reject(new Error('away')) : gateway.find(id)),
    }))
    await fixture.earn(luna, 5_000n)
    const { id } = await fixture.ask(luna, 5_000n)
    await fixture.wait(3_500, 50)
    await alarmUnknown(fixture.context)
    expect([await fixture.stateOf(id), sent, fixture.alarmsOf(id)]).toEqual(['unknown', 1, []])
    await fixture.wait(200, 50)
    await alarmUnknown(fixture.context)
    await alarmUnknown(fixture.context)
    expect(fixture.alarmsOf(id)).toMatchObject([{ alarm: 'payout_unknown', id }])
    isAway = false
    await fixture.wait(3_600, 60)
    expect([await fixture.stateOf(id), sent]).toEqual(['paid', 1])
  })

  test('is sent again under its id only when the bank says that it never arrived', async () => {
    fixture = openPayoutFixture(db, {
      time: fixture.time,
      behave: (_, attempt) => ({ ...USUAL, answer: attempt < 3 ? 'not_taken' : 'given' }),
    })
    await fixture.earn(luna, 5_000n)
    const { id } = await fixture.ask(luna, 5_000n)
    await fixture.wait(60)
    expect(await fixture.stateOf(id)).toBe('paid')
    expect(await transfers(luna)).toEqual([{ amount: 5_000n, isPaid: true }])
  })

  test('that it certainly never took, each time it is sent: asked ever less often, and the team hears after an hour', async () => {
    let sent = 0
    behaving({ answer: 'not_taken' }, (gateway) => ({ ...gateway, send: (given) => (sent++, gateway.send(given)) }))
    await fixture.earn(luna, 5_000n)
    const { id } = await fixture.ask(luna, 5_000n)
    for (let minute = 0; minute < 64; minute++) {
      await fixture.wait(60, 6)
      await alarmUnknown(fixture.context)
    }
    expect(sent, 'ten pauses that grow, and then every half hour').toBeLessThan(14)
    expect(fixture.alarmsOf(id)).toMatchObject([{ alarm: 'payout_unknown', id }])
  })

  test('a worker that was held up while it took a payout does not send it: by now another one may ask', async () => {
    let [sent, ms] = [0, 0]
    behaving({}, (gateway) => ({ ...gateway, send: (given) => (sent++, gateway.send(given)) }))
    await fixture.earn(luna, 5_000n)
    const { id } = await fixture.ask(luna, 5_000n)
    const slowly: Clock = async (sql) => {
      ms += 21_000
      return fixture.time.clock(sql)
    }
    await sendPayouts({ ...fixture.context, clock: slowly, monotonic: () => ms })
    expect([await fixture.stateOf(id), sent]).toEqual(['sending', 0])
    await fixture.wait(140, 10)
    expect([await fixture.stateOf(id), sent], 'asked first').toEqual(['paid', 1])
  })

  test('a worker that dies between two steps leaves it to one who asks first', async () => {
    let isDead = true
    const dying = behaving({}, (gateway) => ({
      ...gateway,
      send: async (given) => {
        const answer = await gateway.send(given)
        return isDead ? new Promise(() => {}) : answer
      },
    }))
    await dying.earn(luna, 5_000n)
    const { id } = await dying.ask(luna, 5_000n)
    void dying.tick()
    await expect.poll(() => transfers(luna)).toHaveLength(1)
    isDead = false
    expect(await dying.stateOf(id)).toBe('sending')
    const next = behaving({}, (gateway) => ({ ...gateway, send: () => Promise.reject(new Error('sent twice')) }))
    await next.wait(100, 10)
    expect(await next.stateOf(id), 'the lease of two minutes').toBe('sending')
    await next.wait(40, 10)
    expect([await next.stateOf(id), await moneyOf(luna)]).toEqual(['paid', { free: 0n, aside: 0n }])
  })
})

describe('webhooks', () => {
  test('beside the poll, doubled and from two processes, send and book each payment once', async () => {
    let sent = 0
    const counted = (gateway: PayoutGateway): PayoutGateway => ({
      ...gateway,
      send: (given) => (sent++, gateway.send(given)),
    })
    behaving({ decidedAfterSeconds: 0 }, counted)
    const twin = { time: fixture.time, behave: () => ({ ...USUAL, decidedAfterSeconds: 0 }), around: counted }
    const second = openPayoutFixture(other, twin)
    await fixture.earn(luna, 30_010n)
    const before = (await fixture.moneyOf(luna)).paid
    // Of different amounts: twins wait for each other.
    const amounts = [5_000n, 5_001n, 5_002n, 5_003n, 5_004n]
    const ids = await Promise.all(amounts.map(async (amount) => (await fixture.ask(luna, amount)).id))
    const ring = () => Promise.all(ids.flatMap((id) => [fixture.ring(id), second.ring(id)]))
    await Promise.all([fixture.tick(), second.tick(), ring(), fixture.tick(), second.tick()])
    expect([await transfers(luna), sent]).toMatchObject([amounts.map(() => ({ isPaid: true })), 5])
    const { id } = await fixture.ask(luna, 5_000n)
    await ring()
    await Promise.all([askBank(fixture.context), askBank(second.context)])
    expect(await fixture.moneyOf(luna)).toEqual({ free: 0n, aside: 5_000n, paid: before + 25_010n })
    expect(await fixture.stateOf(id)).toBe('asked')
  })

  test('only say what to ask about; a forged one is 401 and changes nothing', async () => {
    behaving({ decidedAfterSeconds: 600 })
    await fixture.earn(luna, 5_000n)
    const { id } = await fixture.ask(luna, 5_000n)
    await fixture.tick()
    const post = (body: string, headers = {}) =>
      fixture.api.request('/api/payouts/webhooks/sandbox', { method: 'POST', body, headers })
    for (const body of [JSON.stringify({ id }), '{', '', 'x'.repeat(70_000)])
      expect([401, 413]).toContain((await post(body, { 'x-sandbox-signature': 'a'.repeat(64) })).status)
    expect(await fixture.ring(randomUUID())).toBe(200)
    expect(await fixture.ring(id)).toBe(200)
    await fixture.tick()
    expect([await fixture.stateOf(id), await moneyOf(luna)]).toEqual(['processing', { free: 0n, aside: 5_000n }])
  })
})

describe('a bank that contradicts itself', () => {
  test.each([
    ['failed after it was paid', { state: 'failed', failure: 'refused_by_bank' }],
    ['never heard of it after it took it', undefined],
  ] as const)('%s: nothing moves, and the team is told', async (_, said) => {
    let hasForgotten = false
    behaving({ decidedAfterSeconds: said ? 0 : 600 }, (gateway) => ({
      ...gateway,
      find: (id) => (hasForgotten ? Promise.resolve(said) : gateway.find(id)),
    }))
    await fixture.earn(luna, 5_000n)
    const { id } = await fixture.ask(luna, 5_000n)
    await fixture.tick()
    const [before, was] = [await fixture.moneyOf(luna), await fixture.stateOf(id)]
    hasForgotten = true
    await fixture.wait(120, 10)
    expect([await fixture.stateOf(id), await fixture.moneyOf(luna)]).toEqual([was, before])
    expect(fixture.alarmsOf(id)[0]).toMatchObject({ alarm: 'payout_contradiction' })
  })
})

describe('a bank that changes its mind', () => {
  test.each(['asked by the worker', 'named by a webhook'])(
    'and pays what it said had failed: told, %s',
    async (how) => {
      let isPaid = false
      const paid: TransferState = {
        state: 'paid',
        paidAt: fixture.time.now(),
        endToEndId: writeEndToEndId({ ispb: '00000000', at: fixture.time.now(), unique: '0'.repeat(11) }),
      }
      behaving({ refusedFor: 'refused_by_bank' }, (gateway) => ({
        ...gateway,
        find: (id) => (isPaid ? Promise.resolve(paid) : gateway.find(id)),
      }))
      await fixture.earn(luna, 5_000n)
      const { id } = await fixture.ask(luna, 5_000n)
      await fixture.wait(12)
      isPaid = true
      if (how === 'named by a webhook') expect(await fixture.ring(id)).toBe(200)
      else fixture.time.pass(11 * 60)
      await fixture.tick()
      expect(fixture.alarmsOf(id)).toMatchObject([
        { alarm: 'payout_failed' },
        { alarm: 'payout_contradiction', was: 'failed', told: 'paid' },
      ])
      expect([await fixture.stateOf(id), await moneyOf(luna)]).toEqual(['failed', { free: 5_000n, aside: 0n }])
    },
  )

  test('or keeps it for six hours without a word, is told to the team, once', async () => {
    behaving({ decidedAfterSeconds: 86_400 })
    await fixture.earn(luna, 5_000n)
    const { id } = await fixture.ask(luna, 5_000n)
    await fixture.tick()
    fixture.time.pass(6 * 3_600 - 1)
    await alarmUnknown(fixture.context)
    expect(fixture.alarmsOf(id)).toEqual([])
    fixture.time.pass(2)
    await alarmUnknown(fixture.context)
    await alarmUnknown(fixture.context)
    expect(fixture.alarmsOf(id)).toMatchObject([{ alarm: 'payout_stuck', gateway: 'sandbox' }])
  })

  test('or waits for somebody to approve it there, is told to the team after a day, once', async () => {
    let told: TransferState = { state: 'processing', awaitsApproval: true }
    const answer = async () => told
    const asaas = openPayoutFixture(db, { around: (same) => ({ ...same, send: answer, find: answer }) })
    await asaas.earn(luna, 5_000n)
    const { id } = await asaas.ask(luna, 5_000n)
    await asaas.tick()
    const count = () => countWaiting(db, BY_HAND, unapprovedSince(asaas.time.now()))
    const before = await count()
    const seen = async () => {
      await alarmUnknown(asaas.context)
      const { onTheWay } = await readCases(db, asaas.time.now())
      const waiting = (await count()) - before
      return [onTheWay.find((one) => one.id === id)?.approval, waiting, asaas.alarmsOf(id).length]
    }
    expect(await seen()).toEqual(['waiting', 0, 0])
    asaas.time.pass(86_399)
    expect(await seen()).toEqual(['waiting', 0, 0])
    asaas.time.pass(2)
    for (const _ of ['once', 'again']) expect(await seen()).toEqual(['overdue', 1, 1])
    expect(asaas.alarmsOf(id)).toMatchObject([{ alarm: 'payout_unapproved', id }])
    told = { state: 'processing' }
    await asaas.wait(3_600, 1_800)
    expect(await seen(), 'approved').toEqual([null, 0, 1])
    expect(await asaas.stateOf(id)).toBe('processing')
  })

  test('or is not configured any more, is told once for each process', async () => {
    behaving({ decidedAfterSeconds: 86_400 })
    await fixture.earn(luna, 5_000n)
    await fixture.ask(luna, 5_000n)
    await fixture.tick()
    const told: object[] = []
    const given = { db, log: { error: (alarm: object) => void told.push(alarm) } as typeof fixture.context.log }
    await alarmUnconfiguredGateways(['sandbox', 'manual'])(given)
    expect(told).toEqual([])
    const alarm = alarmUnconfiguredGateways(['manual'])
    await alarm(given)
    await alarm(given)
    expect(told).toMatchObject([{ alarm: 'payout_gateway_not_configured', gateway: 'sandbox' }])
  })
})

describe('by hand', () => {
  let iris: string
  const pix = (unique: string) =>
    writeEndToEndId({ ispb: '60746948', at: fixture.time.now(), unique: unique.padEnd(11, '0') })
  async function toTransfer(amount = 3_000n) {
    const id = randomUUID()
    await fixture.earn(luna, amount)
    await fixture.ask(luna, amount, id)
    await byHand.tick()
    return id
  }
  let byHand: Fixture
  const settle = (id: string, outcome: ManualOutcome, by = iris) => settleByHand(byHand.context, { id, outcome, by })
  const paid = (id: string, endToEndId: string) => settle(id, { outcome: 'paid', endToEndId })
  beforeEach(async () => {
    byHand = openPayoutFixture(db, {
      time: fixture.time,
      around: () => manualPayouts({ db, clock: fixture.time.clock }),
    })
    iris = await aClient(db, 'Iris')
  })

  test('waits in the list with the whole key, and is paid by the number of its Pix, once', async () => {
    const id = await toTransfer()
    const one = (await readCases(db, fixture.time.now())).byHand.find((found) => found.id === id)
    expect(one).toMatchObject({
      state: 'processing',
      gateway: 'manual',
      taxId: expect.stringMatching(/^\d{3}\.\d{3}\./),
    })
    const endToEndId = pix('aa')
    const cases = await readCases(db, fixture.time.now())
    const unknown = cases.onTheWay.filter(({ state }) => state === 'unknown').length
    expect(await countWaiting(db, 'manual', fixture.time.now())).toBe(cases.byHand.length + unknown)
    await Promise.all([paid(id, endToEndId), paid(id, endToEndId)])
    await paid(id, endToEndId)
    expect([await findPayout(db, id), await moneyOf(luna)]).toMatchObject([
      { state: 'paid', endToEndId },
      { free: 0n, aside: 0n },
    ])
    await expect(settle(id, { outcome: 'failed', failure: 'no_funds' })).rejects.toMatchObject({
      code: 'payouts.already_settled',
    })
    for (const number of [protocolOf(id), ` ${protocolOf(id).slice(0, 8).toLowerCase()} `, endToEndId])
      expect((await findCases(db, number, fixture.time.now())).payouts, number).toMatchObject([
        { id, taxId: null, key: expect.stringContaining('•') },
      ])
    expect((await findCases(db, 'nenhum-saque', fixture.time.now())).payouts).toEqual([])
    await settle(id, { outcome: 'returned', failure: 'account_closed' })
    expect([await fixture.stateOf(id), await moneyOf(luna)]).toEqual(['returned', { free: 3_000n, aside: 0n }])
  })

  test('is not settled by its consultant, who is an admin by now, so that its money is not free while it is sent', async () => {
    const id = await toTransfer()
    await appointAdmin(db, luna)
    const failed = settle(id, { outcome: 'failed', failure: 'no_funds' }, luna)
    await expect(failed).rejects.toMatchObject({ code: 'accounts.own_case', status: 403 })
    expect([await fixture.stateOf(id), await moneyOf(luna)]).toEqual(['processing', { free: 0n, aside: 3_000n }])
    await paid(id, pix('own'))
    expect(await fixture.stateOf(id)).toBe('paid')
  })

  test('left until after the day it was due is told to the team, once', async () => {
    fixture = openPayoutFixture(db, { time: settableClock(new Date('2026-03-06T20:00:00.000Z')) })
    byHand = openPayoutFixture(db, {
      time: fixture.time,
      around: () => manualPayouts({ db, clock: fixture.time.clock }),
    })
    const id = await toTransfer()
    fixture.time.pass(3 * 86_400)
    await alarmUnknown(byHand.context)
    expect(byHand.alarmsOf(id), 'asked on a Friday, due on Monday').toEqual([])
    fixture.time.pass(86_400)
    await alarmUnknown(byHand.context)
    await alarmUnknown(byHand.context)
    expect(byHand.alarmsOf(id)).toMatchObject([{ alarm: 'payout_stuck', gateway: 'manual' }])
    await settle(id, { outcome: 'failed', failure: 'no_funds' })
  })

  test('is refused in words: no number, that of another payout, a payout of a bank, none at all', async () => {
    const [first, second] = [await toTransfer(), await toTransfer(3_001n)]
    await paid(first, pix('bb'))
    const fields = { endToEndId: expect.any(String) }
    await expect(paid(second, 'pago ontem')).rejects.toMatchObject({ code: 'payouts.end_to_end_id', fields })
    await expect(paid(second, pix('bb'))).rejects.toMatchObject({ code: 'payouts.end_to_end_id_used', fields })
    await fixture.earn(luna, 3_100n)
    const { id } = await fixture.ask(luna, 3_100n)
    await fixture.wait(12)
    await expect(paid(id, pix('cc'))).rejects.toMatchObject({ code: 'payouts.not_by_hand' })
    await expect(paid(randomUUID(), pix('dd'))).rejects.toMatchObject({ code: 'payouts.not_found', status: 404 })
    const [bank] = await db<{ endToEndId: string }[]>`
      select end_to_end_id as "endToEndId" from payouts
      where gateway = 'sandbox' and end_to_end_id is not null and consultant_id = ${luna}`
    const used = { code: 'payouts.end_to_end_id_used', fields }
    await expect(paid(second, bank!.endToEndId), 'that of a bank').rejects.toMatchObject(used)
    await settle(second, { outcome: 'failed', failure: 'key_of_another' })
    expect(await fixture.stateOf(second)).toBe('failed')
  })
})

describe('the weekly payout', () => {
  const MONDAY_9 = new Date('2026-03-02T12:00:00.000Z')
  const DAY_S = 86_400
  const weeklyOf = async () =>
    (await readPayouts(db, { consultantId: luna, cursor: undefined, now: fixture.time.now() })).weekly
  const mine = async () =>
    (
      await db<{ amount: bigint }[]>`
    select amount from payouts where consultant_id = ${luna} order by asked_at`
    ).map(({ amount }) => amount)
  beforeEach(() => {
    fixture = openPayoutFixture(db, { time: settableClock(MONDAY_9) })
  })
  const choose = (weekday: number | null) => setWeekly(db, { consultantId: luna, weekday, clock: fixture.time.clock })

  test('pays everything on the chosen day of São Paulo, once however often it runs', async () => {
    await fixture.earn(luna, 7_777n)
    await choose(3)
    expect(await weeklyOf()).toEqual({ weekday: 3, nextOn: '2026-03-04' })
    fixture.time.pass(1.6 * DAY_S)
    await fixture.weekly()
    expect(await mine(), 'Tuesday 23:24 in São Paulo is Wednesday in Greenwich').toEqual([])
    fixture.time.pass(0.05 * DAY_S)
    await Promise.all([fixture.weekly(), fixture.weekly()])
    await fixture.earn(luna, 4_000n)
    await fixture.weekly()
    expect(await mine()).toEqual([7_777n])
    expect(await weeklyOf()).toEqual({ weekday: 3, nextOn: '2026-03-11' })
    await choose(4)
    expect(await weeklyOf(), 'a week after the last').toEqual({ weekday: 4, nextOn: '2026-03-12' })
    fixture.time.pass(8 * DAY_S)
    await fixture.weekly()
    expect(await mine()).toEqual([7_777n, 4_000n])
  })

  test('lets less than R$ 30,00 wait for the next week, and stops when it is switched off', async () => {
    await fixture.earn(luna, 2_999n)
    await choose(2)
    fixture.time.pass(DAY_S)
    await fixture.weekly()
    expect([await mine(), await weeklyOf()]).toEqual([[], { weekday: 2, nextOn: '2026-03-10' }])
    await fixture.earn(luna, 1n)
    await choose(null)
    fixture.time.pass(30 * DAY_S)
    await fixture.weekly()
    expect(await mine()).toEqual([])
  })

  describe('of Luna, who asked to close the account,', () => {
    const at = () => fixture.time.now()
    async function askToClose() {
      const id = randomUUID()
      await db`insert into contact_messages
        (id, protocol, name, email, subject, body, received_at, answer_by)
        values (${id}, ${id}, 'Luna', 'luna@exemplo.com.br', 'closing', 'Pede para encerrar.', ${at()}, ${at()})`
      await db`insert into closing_requests (message_id, person_id, asked_at) values (${id}, ${luna}, ${at()})`
      return id
    }

    test('is the rest, however little, and what clears later, once a day', async () => {
      await fixture.earn(luna, 1_250n)
      await askToClose()
      await fixture.weekly()
      await fixture.earn(luna, 1n)
      await fixture.weekly()
      expect(await mine()).toEqual([1_250n])
      fixture.time.pass(DAY_S)
      await Promise.all([fixture.weekly(), fixture.weekly()])
      expect(await mine()).toEqual([1_250n, 1n])
    })

    test('comes again a week after one that did not arrive, and not any more when she stays', async () => {
      behaving({ refusedFor: 'key_not_found' })
      await fixture.earn(luna, 1_250n)
      const id = await askToClose()
      await fixture.weekly()
      await fixture.wait(12)
      for (let day = 0; day < 6; day++) {
        fixture.time.pass(DAY_S)
        await fixture.weekly()
      }
      expect(await mine()).toEqual([1_250n])
      fixture.time.pass(DAY_S)
      await fixture.weekly()
      expect(await mine()).toEqual([1_250n, 1_250n])
      await fixture.wait(12)
      await db`update closing_requests set ended_at = ${at()} where message_id = ${id}`
      fixture.time.pass(8 * DAY_S)
      await fixture.weekly()
      expect(await mine()).toHaveLength(2)
    })
  })
})

describe('a debt', () => {
  const owe = (amount: bigint) =>
    inTransaction(db, async (tx) =>
      oweEarnings(tx, {
        id: randomUUID(),
        subject: { kind: 'consultation', id: 'any', n: 1 },
        consultantId: luna,
        clientId: luna,
        amount,
        at: fixture.time.now(),
      }),
    )

  test('takes what a failed payout gives back, never what is on the way, and closes asking', async () => {
    behaving({ refusedFor: 'account_closed' })
    await fixture.earn(luna, 5_000n)
    const { id } = await fixture.ask(luna, 5_000n)
    await fixture.tick()
    expect(await owe(1_200n), 'nothing is available').toBe(0n)
    expect(await moneyOf(luna)).toEqual({ free: 0n, aside: 5_000n })
    await expect(fixture.ask(luna, 3_000n)).rejects.toMatchObject({ code: 'payouts.in_debt' })
    await fixture.wait(12)
    expect([await fixture.stateOf(id), await moneyOf(luna)]).toEqual(['failed', { free: 3_800n, aside: 0n }])
    expect((await fixture.ask(luna, 3_800n)).amount).toBe(3_800n)
  })
})

describe('the document', () => {
  test('of a payout that was not sent yet was replaced: it is cancelled, and the money is available again', async () => {
    await fixture.earn(luna, 5_000n)
    const { id } = await fixture.ask(luna, 5_000n)
    await inTransaction(db, (tx) => recordTaxId(tx, luna, '12ABC34501DE35'))
    await fixture.wait(5)
    expect([await findPayout(db, id), await moneyOf(luna)]).toMatchObject([
      { state: 'failed', failure: 'cancelled' },
      { free: 5_000n, aside: 0n },
    ])
    await inTransaction(db, (tx) => recordTaxId(tx, luna, '11444777000161'))
  })
})

describe('the database', () => {
  test('allows the moves of the rules and no others', () => {
    const text = readFileSync('db/functions/keep_payout.sql', 'utf8')
    const moves = [...text.matchAll(/'([a-z]+ [a-z]+)'/g)].map(([, move]) => move!)
    const allowed = Object.entries(NEXT_STATES).flatMap(([from, next]) => next.map((to: State) => `${from} ${to}`))
    expect(moves.toSorted()).toEqual(allowed.toSorted())
  })

  test('refuses another move, another amount, another document, and to forget one', async () => {
    await fixture.earn(luna, 5_000n)
    const { id } = await fixture.ask(luna, 5_000n)
    const owner = ownerOf(db)
    for (const change of [
      owner`update payouts set state = 'processing', gateway = 'sandbox' where id = ${id}`,
      owner`update payouts set amount = 3000 where id = ${id}`,
      owner`update payouts set tax_id = '52998224725' where id = ${id}`,
      owner`delete from payouts where id = ${id}`,
      owner`update payout_events set at = now() where payout_id = ${id}`,
    ])
      await expect(change).rejects.toMatchObject({ code: '23001' })
  })

  test('finds money aside that no payout explains, and a payout that the ledger does not', async () => {
    await fixture.earn(luna, 5_000n)
    const { id } = await fixture.ask(luna, 5_000n)
    const lies = db.begin(async (tx) => {
      await tx`update payouts set state = 'failed', failure = 'cancelled', due_at = null where id = ${id}`
      const found = await findPayoutViolations(tx)
      throw new Error(found.map(({ rule }) => rule).join(' '))
    })
    await expect(lies).rejects.toThrow('PO1 PO2')
  })

  test('looks from the beginning the first time, and then from there on', async () => {
    await fixture.earn(luna, 5_000n)
    await fixture.ask(luna, 5_000n)
    for (const run of ['first', 'second']) expect(await checkInvariants(db, payoutCheck, log), run).toEqual([])
    const [mark] = await db<{ position: string | null }[]>`
      select position from invariant_watermarks where name = 'payouts: new'`
    expect(mark?.position).toMatch(/^\d{4}-/)
  })
})
