import { type Centavos, formatBRL, portion } from '#shared/money.ts'
import type { ItemKind } from '../rules.ts'
import type { Coupon } from './rules.ts'

/** The kinds of items, as coupons name them. */
export const KIND_NAMES: Record<ItemKind, string> = {
  credits: 'créditos',
  package: 'pacotes',
  plan: 'planos mensais',
  single: 'consultas avulsas',
  subscription: 'assinaturas',
  written: 'respostas por escrito',
}

/** "a, b e c" without a formatter of Intl, which pages would load for it. */
const listed = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} e ${words.at(-1)}`

export const kindsInWords = (kinds: readonly ItemKind[]) => listed(kinds.map((kind) => KIND_NAMES[kind]))

type Off = Pick<Coupon, 'percent' | 'amount' | 'kinds'>

/** What a coupon does, from its kind: a promise in other words is not possible. */
export const couponTitle = ({ percent, amount, kinds }: Off) =>
  `${percent === null ? formatBRL(amount ?? 0n) : `${percent}%`} a menos em ${kindsInWords(kinds)}`

/** Of a coupon for credit: the price falls, and what is missing of the credit comes as bonus. */
export function creditsCouponWords({ percent, amount, minimum }: Omit<Off, 'kinds'> & { minimum: Centavos }): string {
  const price = minimum > 0n ? minimum : 10_000n
  const off = percent === null ? (amount ?? 0n) : portion(price, BigInt(percent), 100n)
  return `Você paga menos, e o desconto volta como bônus. ${formatBRL(price)} saem por ${formatBRL(price - off)}: entram ${formatBRL(price - off)} em créditos e ${formatBRL(off)} de bônus.`
}
