import type { Sql } from '#platform/db.ts'
import { stackInWords, stacksOf, worstStack } from '../margin/rules.ts'
import { listDiscounts, listOffers } from '../margin/sql.ts'
import type { ItemPage, OwnItem } from './contract.ts'
import { refuse, stateOf } from './rules.ts'
import { findOrdered, listPrices, listRows, type ListedRow, priceOf } from './sql.ts'

const MOST_PRICES = 50

const viewOf = ({ current, next, ...row }: ListedRow, at: Date): OwnItem => ({
  ...row,
  state: stateOf(row, at),
  current: priceOf(current),
  next: next && priceOf(next),
})

/** All items, drafts and hidden ones too. */
export const readItems = async (sql: Sql, at: Date): Promise<OwnItem[]> =>
  (await listRows(sql, { at })).map((row) => viewOf(row, at))

/** One item with its latest fifty prices, who is paying it, and the least that the house keeps of an order of it. */
export async function readItem(sql: Sql, slug: string, at: Date): Promise<ItemPage> {
  const [row] = await listRows(sql, { at, slug })
  if (!row) throw refuse('not_found')
  const item = viewOf(row, at)
  const { title, kind, current } = item
  const { priceCents: price, bonusCents: bonus, minutes, answerPercent } = current
  const drafted = { slug, title, kind, price, bonus, minutes, answerPercent, from: at, until: null }
  const own = item.state === 'draft' || item.state === 'hidden' ? [drafted] : await listOffers(sql, at)
  const stacks = stacksOf(
    own.filter((offer) => offer.slug === slug),
    await listDiscounts(sql, at),
  )
  const worst = worstStack(stacks.filter((stack) => stack.title === title))
  const prices = await listPrices(sql, slug, MOST_PRICES)
  return {
    item,
    prices: prices.map((one) => priceOf(one.price)),
    ...(await findOrdered(sql, slug)),
    worst: worst ? stackInWords(worst) : null,
  }
}
