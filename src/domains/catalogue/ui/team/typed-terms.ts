import { formatBRL } from '#shared/money.ts'
import { parseReais } from '#shared/parse-reais.ts'
import type { Terms } from '../../publishing/items/terms.rules.ts'

/** The fields of a price as they are typed. */
export type TypedTerms = Record<'price' | 'bonus' | 'minutes' | 'ceiling' | 'hours' | 'percent', string>
export const NOTHING_TYPED: TypedTerms = { price: '', bonus: '', minutes: '', ceiling: '', hours: '', percent: '' }

/** "349,90", as an amount is typed. */
export const typedAmount = (cents: bigint | null) => (cents === null ? '' : formatBRL(cents).slice(3))
const typedCount = (count: number | null) => (count === null ? '' : String(count))

export const typedOf = ({
  priceCents,
  bonusCents,
  minutes,
  ceilingCents,
  answerHours,
  answerPercent,
}: Terms): TypedTerms => ({
  price: typedAmount(priceCents),
  bonus: bonusCents > 0n ? typedAmount(bonusCents) : '',
  minutes: typedCount(minutes),
  ceiling: typedAmount(ceilingCents),
  hours: typedCount(answerHours),
  percent: typedCount(answerPercent),
})

/** A whole number; what is no number is null, like nothing. */
export const countOf = (typed: string) => (/^\d{1,7}$/.test(typed.trim()) ? Number(typed) : null)

/** What was typed; an amount that cannot be read is null, which the rules then refuse by its field. */
export const termsOf = ({ price, bonus, minutes, ceiling, hours, percent }: TypedTerms): Terms => ({
  priceCents: parseReais(price) ?? null,
  bonusCents: bonus.trim() ? (parseReais(bonus) ?? -1n) : 0n,
  minutes: countOf(minutes),
  ceilingCents: parseReais(ceiling) ?? null,
  answerHours: countOf(hours),
  answerPercent: countOf(percent),
})
