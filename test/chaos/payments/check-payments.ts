import { isCredited, type PaymentState } from '#domains/payments/rules.ts'
import { findReceiptViolations } from '#domains/receipts/invariants.sql.ts'
import { balanceOf } from '#domains/wallet/index.ts'
import { findLedgerViolations } from '#domains/wallet/invariants.sql.ts'
import { availableOf, DISPUTE_LOSS, GATEWAY, SUSPENSE } from '#domains/wallet/rules.ts'
import type { Charge } from '#gateways/payments/gateway.ts'
import type { Db } from '#platform/db.ts'
import { listPurchaseViolations } from '#test/purchase-model/invariants.ts'
import { listPaymentFacts, listPersonFacts } from '#test/purchase-model/purchase-facts.ts'
import type { PaymentFixture } from '#test/support/payment-fixture.ts'
import { isPaid, type PaymentScenario } from './scenario.ts'
import type { StressCounts } from './stress-counts.ts'

type PaymentResult = {
  scenario: PaymentScenario
  charge: Charge
  state: PaymentState
  inReview: boolean
  frozen: bigint
  dispute: string | null
  credits: number
}

/** Compares every balance with what the bank implies, and every payment with its state there. */
export async function checkPayments(
  fixture: PaymentFixture,
  scenarios: readonly PaymentScenario[],
  counts: StressCounts,
) {
  const results = await Promise.all(scenarios.map((scenario) => resultOf(fixture, scenario)))
  for (const result of results) checkPayment(result, counts)
  await checkBalances(fixture, results, counts)
  await checkPurchases(fixture, results, counts)
  await checkPlatformAccounts(fixture, results, counts)
}

async function resultOf(fixture: PaymentFixture, scenario: PaymentScenario): Promise<PaymentResult> {
  const found = await fixture.gateway.findById(scenario.id)
  if (found.outcome !== 'found') throw new Error(`the bank does not know ${scenario.id}`)
  const { state, inReview, dispute } = await fixture.payment(scenario.id)
  const [row] = await fixture.context.db<{ frozen: bigint; credits: number }[]>`
    select ((select coalesce(sum(frozen), 0) from payment_disputes where payment_id = ${scenario.id} and state <> 'opened')
        + (select coalesce(sum(frozen), 0) from grants where payment_id = ${scenario.id} and kind = 'credit'))::bigint as frozen,
      (select count(*)::int from ledger_journals
        where subject_id = ${scenario.id} and kind = 'payment_paid') as credits`
  return { scenario, charge: found.charge, state, inReview, dispute, ...row! }
}

/** The state that follows from what the bank did. */
function expectedStateOf({ scenario: { outcome, amount }, charge: { state, refunded } }: PaymentResult): PaymentState {
  if (outcome === 'short') return 'pending'
  if (state !== 'paid') return state
  if (refunded === 0n) return outcome === 'late' ? 'paid_late' : 'paid'
  return refunded === amount ? 'refunded' : 'partly_refunded'
}

function checkPayment(result: PaymentResult, counts: StressCounts) {
  const { scenario, charge, state, inReview, dispute, frozen, credits } = result
  const says = (what: string) =>
    counts.violations.push(`${scenario.method} ${scenario.outcome} ${scenario.laterAct} ${scenario.id}: ${what}`)
  if (isCredited(state)) counts.credited++
  if (scenario.outcome === 'short') counts.suspended++
  if (dispute) counts.disputes++
  if (state !== expectedStateOf(result) || inReview !== (scenario.outcome === 'short'))
    says(`ended as ${state}, at the bank ${expectedStateOf(result)}`)
  if (credits !== (isPaid(scenario) ? 1 : 0)) says(`credited ${credits} times`)
  if (dispute !== (charge.dispute?.state ?? null)) says(`dispute ${dispute}, at the bank ${charge.dispute?.state}`)
  if (dispute === 'opened' && !counts.spent.has(scenario.personId) && frozen !== charge.dispute!.amount)
    says(`frozen ${frozen} of ${charge.dispute!.amount}`)
}

/** P1 to P7, by the invariants of the purchase model. What came short waits in suspense and is no purchase. */
async function checkPurchases(
  { context: { db } }: PaymentFixture,
  results: readonly PaymentResult[],
  counts: StressCounts,
) {
  const personIds = [...new Set(results.map(({ scenario }) => scenario.personId))]
  const [people, payments] = await Promise.all([listPersonFacts(db, personIds), listPaymentFacts(db, personIds)])
  const told = new Map(
    results.flatMap(({ scenario, charge: { refunded } }) =>
      scenario.outcome === 'short'
        ? []
        : [[scenario.id, { paid: isPaid(scenario) ? scenario.amount : 0n, out: refunded }] as const],
    ),
  )
  const known = payments.filter(({ id }) => told.has(id))
  counts.violations.push(...listPurchaseViolations(people, known, (id) => told.get(id)!))
}

/**
 * What people paid of debts: credit that came back after its case was lost, by a refund that the bank refused, goes to
 * the loss. Never more than the bank took beyond what was frozen: `checkBalances` bounds it by that.
 */
const listRepaid = (db: Db) => db<{ account: string; amount: bigint }[]>`
  select case when p.debit = ${DISPUTE_LOSS} then p.credit else p.debit end as account, sum(p.amount)::bigint as amount
  from ledger_journals j join ledger_postings p on p.journal_id = j.id where j.kind = 'debt_paid' group by 1`

async function checkBalances(fixture: PaymentFixture, results: readonly PaymentResult[], counts: StressCounts) {
  const repaid = new Map((await listRepaid(fixture.context.db)).map(({ account, amount }) => [account, amount]))
  const owed = new Map<string, bigint>()
  const debts = new Map<string, bigint>()
  for (const { scenario, charge, frozen, dispute } of results) {
    const debt = charge.dispute?.state === 'lost' ? charge.dispute.amount - frozen : 0n
    debts.set(scenario.personId, (debts.get(scenario.personId) ?? 0n) + debt)
    const paid = isPaid(scenario) ? scenario.amount - charge.refunded : 0n
    const frozenAmount = dispute === 'opened' || dispute === 'lost' ? frozen : 0n
    owed.set(scenario.personId, (owed.get(scenario.personId) ?? 0n) + paid - frozenAmount)
  }
  for (const [personId, amount] of owed) {
    const paid = repaid.get(availableOf(personId)) ?? 0n
    const debt = debts.get(personId)!
    if (paid > debt) counts.violations.push(`${personId} paid ${paid} of debts, and the bank left ${debt}`)
    const due = amount - (counts.spent.get(personId) ?? 0n) - paid
    const has = await fixture.creditsOf(personId)
    if (has < due) counts.lost++
    if (has > due) counts.doubled++
  }
}

async function checkPlatformAccounts(fixture: PaymentFixture, results: readonly PaymentResult[], counts: StressCounts) {
  const { db } = fixture.context
  const sum = (of: (result: PaymentResult) => bigint) => results.reduce((total, result) => total + of(result), 0n)
  const came = sum(({ scenario }) =>
    isPaid(scenario) ? scenario.amount : scenario.outcome === 'short' ? scenario.amount - 1n : 0n,
  )
  const wentBack = sum(({ charge }) => charge.refunded)
  const lost = sum(({ charge }) => (charge.dispute?.state === 'lost' ? charge.dispute.amount : 0n))
  const frozenOf = (state: string) => sum(({ dispute, frozen }) => (dispute === state ? frozen : 0n))
  const repaid = (await listRepaid(db)).reduce((total, { amount }) => total + amount, 0n)
  const shortAmounts = sum(({ scenario }) => (scenario.outcome === 'short' ? scenario.amount - 1n : 0n))
  const must: [string, string, bigint][] = [
    ['the gateway account', GATEWAY, wentBack + lost - came],
    ['suspense', SUSPENSE, shortAmounts + frozenOf('opened')],
    ['dispute loss', DISPUTE_LOSS, frozenOf('lost') + repaid - lost],
  ]
  for (const [name, account, amount] of must) {
    const stands = await balanceOf(db, account)
    if (stands !== amount) counts.violations.push(`${name} stands at ${stands}, not at ${amount}`)
  }
  for (const { rule, subject, detail } of [...(await findLedgerViolations(db)), ...(await findReceiptViolations(db))])
    counts.violations.push(`${rule} ${subject} ${detail}`)
}
