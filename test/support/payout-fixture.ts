import { randomUUID } from 'node:crypto'
import { askBank } from '#domains/payouts/ask-bank.ts'
import { askPayout } from '#domains/payouts/ask-payout.ts'
import { endpointsWith } from '#domains/payouts/endpoints.ts'
import { findPayoutViolations } from '#domains/payouts/invariants.sql.ts'
import { payOutWeekly } from '#domains/payouts/pay-out-weekly.ts'
import { sendPayouts } from '#domains/payouts/send-payouts.ts'
import { findPayout } from '#domains/payouts/sql.ts'
import { findReceiptViolations } from '#domains/receipts/invariants.sql.ts'
import { balanceOf, postJournals } from '#domains/wallet/index.ts'
import { findLedgerViolations } from '#domains/wallet/invariants.sql.ts'
import { BANK, inPayoutOf, COMMISSION, earningsOf } from '#domains/wallet/rules.ts'
import type { PayoutGateway } from '#gateways/payouts/gateway.ts'
import { guardedPayouts } from '#gateways/payouts/guarded-gateway.ts'
import type { Behave } from '#gateways/payouts/sandbox/behaviour.ts'
import type { Bank } from '#gateways/payouts/sandbox/bank.ts'
import { sandboxPayouts } from '#gateways/payouts/sandbox/gateway.ts'
import { ringOf } from '#gateways/payouts/sandbox/webhooks.ts'
import type { Db } from '#platform/db.ts'
import { apiOf } from '#platform/http.ts'
import { log } from '#platform/log.ts'
import { settableClock } from '#test/support/settable-clock.ts'

type Options = {
  time?: ReturnType<typeof settableClock>
  behave?: Behave
  /** Between us and the bank. */
  around?: (gateway: PayoutGateway) => PayoutGateway
}

/** Consultants who earned, our worker and the embedded bank, on one database and one clock that tests set. */
export function openPayoutFixture(db: Db, { time = settableClock(), behave, around = (same) => same }: Options = {}) {
  const bank: Bank = { db, clock: time.clock, secrets: ['only-tests-know-this'], ...(behave && { behave }) }
  const gateway = around(guardedPayouts(sandboxPayouts(bank)))
  const alarms: { alarm?: string; payout?: string; id?: string }[] = []
  const noticed = { ...log, error: (alarm: object) => void alarms.push(alarm) }
  const context = { db, clock: time.clock, log: noticed, gateway }
  const viewerOf = async (token: string) => ({ id: token, role: 'consultor' as const, sessionId: token })
  const api = apiOf(endpointsWith({ active: gateway, all: [gateway] }, log), {
    db,
    now: time.now,
    clock: time.clock,
    log,
    viewerOf,
    trustedProxies: 0,
  })
  const tick = async () => {
    await sendPayouts(context)
    await askBank(context)
  }
  return {
    time,
    bank,
    gateway,
    /** The alarms that were raised about a payout. */
    alarmsOf: (id: string) => alarms.filter(({ alarm, payout, id: named }) => alarm && id === (payout ?? named)),
    context,
    api,
    tick,
    /** What cleared, in centavos. */
    earn: (consultantId: string, amount: bigint) =>
      postJournals(db, [
        {
          key: `clear:${randomUUID()}`,
          subject: { kind: 'consultation', id: randomUUID() },
          kind: 'earnings_clear',
          postings: [{ from: COMMISSION, to: earningsOf(consultantId), amount }],
        },
      ]),
    ask: (consultantId: string, amount: bigint, id: string = randomUUID()) =>
      askPayout(db, { id, consultantId, amount, clock: time.clock }),
    /** Seconds pass, and the worker works every so many of them. */
    async wait(seconds: number, every = 1) {
      for (let passed = 0; passed < seconds; passed += every) {
        time.pass(every)
        await tick()
      }
    },
    weekly: () => payOutWeekly(context),
    stateOf: async (id: string) => (await findPayout(db, id))!.state,
    ring: async (id: string) =>
      (await api.request('/api/payouts/webhooks/sandbox', { method: 'POST', ...ringOf(bank, id) })).status,
    /** Available, on the way, and at the bank since the beginning. Centavos. */
    async moneyOf(consultantId: string) {
      const [free, aside, paid] = await Promise.all(
        [earningsOf(consultantId), inPayoutOf(consultantId), BANK].map((account) => balanceOf(db, account)),
      )
      return { free: free!, aside: aside!, paid: paid! }
    },
    /** How often the bank was asked to make this transfer before it took it, and whether it did. */
    async transfersOf(consultantTaxId: string) {
      return db<{ amount: bigint; isPaid: boolean }[]>`
        select amount, taken_at is not null and refused_for is null as "isPaid" from sandbox.transfers
        where tax_id = ${consultantTaxId}`
    },
    violations: async () => [
      ...(await findPayoutViolations(db)),
      ...(await findLedgerViolations(db)),
      ...(await findReceiptViolations(db)),
    ],
  }
}
