import { formatBRL } from '#shared/money.ts'
import { KINDS } from '../kinds/kinds.rules.ts'
import type { OrderKind } from '../rules.ts'
import type { Coupon } from './rules.ts'

/** "a, b e c" without a formatter of Intl, which pages would load for it. */
const listed = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} e ${words.at(-1)}`

export const kindsInWords = (kinds: readonly OrderKind[]) => listed(kinds.map((kind) => KINDS[kind].plural))

type Off = Pick<Coupon, 'percent' | 'amount' | 'kinds'>

/** What a coupon does, from its kind: a promise in other words is not possible. */
export const couponTitle = ({ percent, amount, kinds }: Off) =>
  `${percent === null ? formatBRL(amount ?? 0n) : `${percent}%`} a menos em ${kindsInWords(kinds)}`
