import type { Tx } from '#platform/db.ts'
import { type Centavos, least, most, portion } from '#shared/money.ts'
import { bonusJournal } from '../grants/bonus.rules.ts'
import { listBonusesOfPayments, moveBonus, recordClawedBack } from '../grants/bonus.sql.ts'
import type { CreditHolder } from '../credit-holders.rules.ts'
import { lockHolders } from '../grants/lock-holders.ts'
import { listCreditOf, listOnGiftCards } from '../grants/sql.ts'
import { takeBonusAlong } from '../grants/withdraw-bonus.ts'
import { endMinutes } from '../minutes/end-minutes.ts'
import { listPartsOfPayment } from '../minutes/sql.ts'
import { postJournals } from '../post-journals.ts'
import { bonusLeaving, spentOfBonus } from '../purchase-bonus.rules.ts'
import type { Journal } from '../rules.ts'
import { type DisputedPurchase, freezeMinutes } from './freeze-purchase.ts'
import { periodTakenJournal } from './journals.ts'
import { payDebts } from './pay-debts.ts'
import { insertDebt } from './sql.ts'
import { clawBackMinutes } from '../minutes/claw-back-minutes.ts'

type Taking = DisputedPurchase & {
  /** What the bank takes back of the payment. */
  amount: Centavos
  /** What was paid, and what had left before of what it bought. */
  paid: Centavos
  before: Centavos
  /** What other money pays of the amount already, frozen credit: minutes need not. */
  covered: Centavos
  /** What unused goods do not pay, free credit of the payment pays, for its caller to post. */
  takesCredit?: boolean
  debtId: string
}

/** `bonusSpent`: spent bonus that came with the amount. `recovered`: what unused goods pay of both. Centavos. */
type Recovered = { recovered: Centavos; bonusSpent: Centavos }

/**
 * Takes what a payment gave along with money that the bank takes, under the payment's lock: everything when nothing
 * stays paid; else its share of the bonus and minutes worth that. What is missing is a debt of its payer.
 */
export async function clawBackPurchase(tx: Tx, taking: Taking) {
  const { paymentId, personId, at, amount, covered, takesCredit = false, debtId } = taking
  await lockHolders(tx, paymentId, personId)
  const isWhole = taking.before + amount >= taking.paid
  const { recovered, bonusSpent } = await (isWhole ? takeWhole : takeShare)(tx, taking)
  const missing = amount - covered - recovered
  const credits = takesCredit ? creditsOf(await listCreditOf(tx, paymentId), missing) : []
  const owed = credits.reduce((rest, credit) => rest - credit.amount, missing + bonusSpent)
  const debt = amount > 0n ? most(owed, 0n) : 0n
  if (debt > 0n) await insertDebt(tx, { id: debtId, personId, paymentId, amount: debt, at })
  return { debt, credits, onGiftCards: await listOnGiftCards(tx, paymentId) }
}

/** What free credit of a payment pays, by whoever holds it: the payer first. */
function creditsOf(holders: readonly CreditHolder[], amount: Centavos) {
  let missing = most(amount, 0n)
  return holders.flatMap(({ personId, free }) => {
    const part = least(free, missing)
    missing -= part
    return part > 0n ? [{ personId, amount: part }] : []
  })
}

async function takeWhole(tx: Tx, { paymentId, by, at, amount, covered }: Taking): Promise<Recovered> {
  const packs = await listPartsOfPayment(tx, paymentId)
  await freezeMinutes(tx, paymentId, { at, isLost: true })
  const { shares, journals } = await clawBackBonuses(tx, paymentId, { by, at })
  await postJournals(tx, [...journals, ...(await endMinutes(tx, await listPartsOfPayment(tx, paymentId), { at }))])
  let minutes = packs.reduce((sum, { value, spent }) => sum + value - spent, 0n)
  for (const pack of packs.filter(({ expiredMs }) => expiredMs > 0n))
    minutes += await clawBackMinutes(tx, pack, { most: amount - covered - minutes, by })
  const whole = await settleShares(tx, { paymentId, by, amount, minutes }, shares)
  const rest = whole.recovered + covered - amount - whole.bonusSpent
  if (rest > 0n) await payDebts(tx, { paymentId, most: rest })
  return whole
}

/** `rest`: neither taken nor spent, it expired. */
type Share = { isMonth: boolean; taken: Centavos; spent: Centavos; rest: Centavos }
type Settling = Pick<Taking, 'paymentId' | 'by' | 'amount'> & { minutes: Centavos }

/** Takes all that is left of the payment's bonuses; what their acts give back later goes after it. */
async function clawBackBonuses(tx: Tx, paymentId: string, { by, at }: Pick<Taking, 'by' | 'at'>) {
  const journals: Journal[] = []
  const shares: Share[] = []
  for (const bonus of await listBonusesOfPayments(tx, [paymentId])) {
    const { id, paid } = bonus
    const frozen = await moveBonus(tx, { id, act: paymentId }, { from: 'frozen', to: 'clawed_back' })
    const amount = await moveBonus(tx, { id, act: paymentId }, { from: 'free', to: 'clawed_back' })
    await recordClawedBack(tx, id, at)
    if (amount > 0n) journals.push(bonusJournal('bonus_frozen', { ...bonus, amount }, by))
    shares.push({ isMonth: paid === null, taken: amount + frozen, spent: spentOfBonus(bonus), rest: bonus.expired })
  }
  return { shares, journals }
}

/** The price of a subscription's month is paid by the part of its bonus that nobody spent; it was not earned. */
async function settleShares(
  tx: Tx,
  { paymentId, by, amount, minutes }: Settling,
  shares: readonly Share[],
): Promise<Recovered> {
  const month = shares.find(({ isMonth }) => isMonth)
  const unearned = month ? unearnedOf(amount, month) : 0n
  await postJournals(tx, periodTakenJournal(paymentId, unearned, by))
  return { recovered: minutes + unearned, bonusSpent: spentBonusOf(shares) }
}

/** That of a month is in its price. */
const spentBonusOf = (shares: readonly Share[]) =>
  shares.reduce((sum, { isMonth, spent }) => (isMonth ? sum : sum + spent), 0n)

const unearnedOf = (amount: Centavos, { taken, spent, rest }: Share) =>
  spent === 0n ? amount : portion(amount, taken + rest, taken + rest + spent)

async function takeShare(tx: Tx, { paymentId, by, amount, paid, before, covered }: Taking) {
  const packs = await listPartsOfPayment(tx, paymentId)
  const bonuses = await listBonusesOfPayments(tx, [paymentId])
  const shares = bonuses.map((bonus) => {
    const all = { ...bonus, unspent: bonus.unspent + bonus.frozen, paid: bonus.paid ?? paid, before }
    const { taken, keptBack: spent, rest } = bonusLeaving(all, amount, bonus.amount)
    return { bonus, isMonth: bonus.paid === null, taken, spent, rest }
  })
  const bonusSpent = spentBonusOf(shares)
  let minutes = 0n
  for (const pack of packs.toSorted((a, b) => Number(a.expiredMs > 0n) - Number(b.expiredMs > 0n)))
    minutes += await clawBackMinutes(tx, pack, { most: amount - covered + bonusSpent - minutes, by })
  for (const { bonus, taken, spent } of shares)
    await postJournals(tx, await takeBonusAlong(tx, bonus, { by, taken, keptBack: spent }))
  return settleShares(tx, { paymentId, by, amount, minutes }, shares)
}
