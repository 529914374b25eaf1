import { isCredited, type State } from '#domains/payments/rules.ts'
import { balanceOf, findViolations } from '#domains/wallet/index.ts'
import { DISPUTE_LOSS, GATEWAY, SUSPENSE } from '#domains/wallet/rules.ts'
import type { Charge } from '#gateways/payments/port.ts'
import type { Shop } from '#test/support/payment-shop.ts'
import { isPaid, type Story } from './story.ts'
import type { Storm } from './storm-payments.ts'

type Life = {
  story: Story
  charge: Charge
  state: State
  inReview: boolean
  frozen: bigint
  dispute: string | null
  credits: number
}

/** Compares every balance with what the bank says it must be, and every life with its end there. */
export async function judge(shop: Shop, stories: readonly Story[], storm: Storm) {
  const lives = await Promise.all(stories.map((story) => lifeOf(shop, story)))
  for (const life of lives) judgeLife(life, storm)
  await judgePeople(shop, lives, storm)
  await judgeBooks(shop, lives, storm)
}

async function lifeOf(shop: Shop, story: Story): Promise<Life> {
  const found = await shop.gateway.findById(story.id)
  if (found.outcome !== 'found') throw new Error(`the bank lost ${story.id}`)
  const { state, inReview, dispute } = await shop.payment(story.id)
  const [row] = await shop.till.db<{ frozen: bigint; credits: number }[]>`
    select coalesce((select frozen from payment_disputes where payment_id = ${story.id}), 0)::bigint as frozen,
      (select count(*)::int from ledger_journals where key like ${`payment:${story.id}:paid%`}) as credits`
  return { story, charge: found.charge, state, inReview, dispute, ...row! }
}

/** The state that follows from what the bank did. */
function endOf({ story: { fate, amount }, charge: { state, refunded } }: Life): State {
  if (fate === 'short') return 'pending'
  if (state !== 'paid') return state
  if (refunded === 0n) return fate === 'late' ? 'paid_late' : 'paid'
  return refunded === amount ? 'refunded' : 'partly_refunded'
}

function judgeLife(life: Life, storm: Storm) {
  const { story, charge, state, inReview, dispute, frozen, credits } = life
  const says = (what: string) =>
    storm.violations.push(`${story.method} ${story.fate} ${story.after} ${story.id}: ${what}`)
  if (isCredited(state)) storm.credited++
  if (story.fate === 'short') storm.suspended++
  if (dispute) storm.disputes++
  if (state !== endOf(life) || inReview !== (story.fate === 'short'))
    says(`ended as ${state}, at the bank ${endOf(life)}`)
  if (credits !== (isPaid(story) ? 1 : 0)) says(`credited ${credits} times`)
  if (dispute !== (charge.dispute?.state ?? null)) says(`dispute ${dispute}, at the bank ${charge.dispute?.state}`)
  if (dispute === 'opened' && !storm.spent.has(story.personId) && frozen !== charge.dispute!.amount)
    says(`frozen ${frozen} of ${charge.dispute!.amount}`)
}

async function judgePeople(shop: Shop, lives: readonly Life[], storm: Storm) {
  const owed = new Map<string, bigint>()
  for (const { story, charge, frozen, dispute } of lives) {
    const paid = isPaid(story) ? story.amount - charge.refunded : 0n
    const kept = dispute === 'opened' || dispute === 'lost' ? frozen : 0n
    owed.set(story.personId, (owed.get(story.personId) ?? 0n) + paid - kept)
  }
  for (const [personId, amount] of owed) {
    const due = amount - (storm.spent.get(personId) ?? 0n)
    const has = await shop.creditsOf(personId)
    if (has < due) storm.lost++
    if (has > due) storm.doubled++
  }
}

async function judgeBooks(shop: Shop, lives: readonly Life[], storm: Storm) {
  const { db } = shop.till
  const sum = (of: (life: Life) => bigint) => lives.reduce((total, life) => total + of(life), 0n)
  const came = sum(({ story }) => (isPaid(story) ? story.amount : story.fate === 'short' ? story.amount - 1n : 0n))
  const wentBack = sum(({ charge }) => charge.refunded)
  const lost = sum(({ charge }) => (charge.dispute?.state === 'lost' ? charge.dispute.amount : 0n))
  const frozenOf = (state: string) => sum(({ dispute, frozen }) => (dispute === state ? frozen : 0n))
  const held = sum(({ story }) => (story.fate === 'short' ? story.amount - 1n : 0n))
  const must: [string, string, bigint][] = [
    ['the gateway account', GATEWAY, wentBack + lost - came],
    ['suspense', SUSPENSE, held + frozenOf('opened')],
    ['dispute loss', DISPUTE_LOSS, frozenOf('lost') - lost],
  ]
  for (const [name, account, amount] of must) {
    const stands = await balanceOf(db, account)
    if (stands !== amount) storm.violations.push(`${name} stands at ${stands}, not at ${amount}`)
  }
  for (const { rule, subject, detail } of await findViolations(db))
    storm.violations.push(`${rule} ${subject} ${detail}`)
}
