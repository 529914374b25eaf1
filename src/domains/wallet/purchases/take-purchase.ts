import type { Tx } from '#platform/db.ts'
import { type Centavos, least, portion } from '#shared/money.ts'
import { bonusWithdrawnJournal } from '../bonus/rules.ts'
import { listBonusesOfPayments, recordWithdrawn } from '../bonus/sql.ts'
import { lockHolders } from '../grants/lock-holders.ts'
import { endMinutes } from '../minutes/end-minutes.ts'
import { listPartsOfPayment } from '../minutes/sql.ts'
import { postJournal, postJournals } from '../post-journals.ts'
import { bonusLeaving } from '../purchase-bonus.rules.ts'
import { type DisputedPurchase, freezeMinutes } from './freeze-purchase.ts'
import { bonusFrozenJournal, periodTakenJournal } from './journals.ts'
import { payDebtsOfPurchase } from './pay-debts.ts'
import * as sql from './sql.ts'
import { takeMinutes } from './take-minutes.ts'

type Taking = DisputedPurchase & {
  /** What the bank takes back of the payment. */
  amount: Centavos
  /** What was paid, and what had left before of what it bought. */
  paid: Centavos
  before: Centavos
  /** What other money pays of the amount already, frozen credit: minutes need not. */
  covered: Centavos
}

/** `bonusSpent`: spent bonus that came with the amount. `recovered`: what unused goods pay of both. Centavos. */
type Taken = { recovered: Centavos; bonusSpent: Centavos }

/**
 * Takes what a payment gave along with money that the bank takes, under the payment's lock: everything when nothing
 * stays paid, and its surplus pays earlier debts; else its share of the bonus, and minutes worth the amount and that
 * share's spent part.
 */
export const takePurchase = (tx: Tx, taking: Taking): Promise<Taken> =>
  taking.before + taking.amount >= taking.paid ? takeWhole(tx, taking) : takeShare(tx, taking)

async function takeWhole(tx: Tx, { paymentId, personId, by, at, amount, covered }: Taking): Promise<Taken> {
  await lockHolders(tx, paymentId, personId)
  const packs = await listPartsOfPayment(tx, paymentId)
  const lots = await sql.listLotsOfPayment(tx, paymentId)
  await freezeMinutes(tx, paymentId, { at, isLost: true })
  await sql.recordLotsLost(tx, paymentId, at)
  await postJournals(tx, [
    ...lots.flatMap((lot) => bonusFrozenJournal({ ...lot, amount: lot.unspent }, by)),
    ...(await endMinutes(tx, await listPartsOfPayment(tx, paymentId), { at })),
  ])
  let minutes = packs.reduce((sum, { value, spent }) => sum + value - spent, 0n)
  for (const pack of packs.filter(({ expiredMs }) => expiredMs > 0n))
    minutes += await takeMinutes(tx, pack, { most: amount - covered - minutes, by })
  const taken = lots.map((lot) => ({ ...lot, taken: lot.unspent + lot.frozen, rest: lot.expired }))
  const whole = await settleLots(tx, { paymentId, by, amount, minutes }, taken)
  const rest = whole.recovered + covered - amount - whole.bonusSpent
  if (rest > 0n) await payDebtsOfPurchase(tx, paymentId, async (open) => least(rest, open))
  return whole
}

/** `rest`: neither taken nor spent, it expired. */
type Lot = { isMonth: boolean; taken: Centavos; spent: Centavos; rest: Centavos }
type Settling = Pick<Taking, 'paymentId' | 'by' | 'amount'> & { minutes: Centavos }

/** The price of a subscription's month is paid by the part of its bonus that nobody spent; it was not earned. */
async function settleLots(tx: Tx, { paymentId, by, amount, minutes }: Settling, lots: readonly Lot[]): Promise<Taken> {
  const month = lots.find(({ isMonth }) => isMonth)
  const unearned = month ? unearnedOf(amount, month) : 0n
  await postJournals(tx, periodTakenJournal(paymentId, unearned, by))
  return { recovered: minutes + unearned, bonusSpent: spentBonusOf(lots) }
}

/** That of a month is in its price. */
const spentBonusOf = (lots: readonly Lot[]) =>
  lots.reduce((sum, { isMonth, spent }) => (isMonth ? sum : sum + spent), 0n)

const unearnedOf = (amount: Centavos, { taken, spent, rest }: Lot) =>
  spent === 0n ? amount : portion(amount, taken + rest, taken + rest + spent)

async function takeShare(tx: Tx, { paymentId, personId, by, amount, paid, before, covered }: Taking) {
  await lockHolders(tx, paymentId, personId)
  const packs = await listPartsOfPayment(tx, paymentId)
  const lots = (await listBonusesOfPayments(tx, [paymentId])).map((bonus) => {
    const leaving = bonusLeaving({ ...bonus, paid: bonus.paid ?? paid, before }, amount, bonus.amount)
    const { taken, keptBack: spent, rest } = leaving
    return { id: bonus.id, isMonth: bonus.paid === null, taken, spent, rest }
  })
  const bonusSpent = spentBonusOf(lots)
  let minutes = 0n
  for (const pack of packs.toSorted((a, b) => Number(a.expiredMs > 0n) - Number(b.expiredMs > 0n)))
    minutes += await takeMinutes(tx, pack, { most: amount - covered + bonusSpent - minutes, by })
  for (const { id, taken, spent } of lots) {
    const unfrozen = await recordWithdrawn(tx, id, { taken, keptBack: spent })
    if (unfrozen > 0n) await postJournal(tx, bonusWithdrawnJournal({ id, personId }, by, unfrozen))
  }
  return settleLots(tx, { paymentId, by, amount, minutes }, lots)
}
