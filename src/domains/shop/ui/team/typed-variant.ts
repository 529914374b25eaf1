import { formatBRL } from '#shared/money.ts'
import { parseReais } from '#shared/parse-reais.ts'
import type { OwnVariant } from '../../publishing/contract.ts'

/** The fields of a variant as they are typed. */
export type TypedVariant = Record<
  'name' | 'sku' | 'price' | 'weight' | 'length' | 'width' | 'height' | 'alarm',
  string
> &
  Pick<OwnVariant, 'isUnique' | 'isWithdrawn'>

export const NOTHING_TYPED: TypedVariant = {
  name: '',
  sku: '',
  price: '',
  weight: '',
  length: '',
  width: '',
  height: '',
  alarm: '3',
  isUnique: false,
  isWithdrawn: false,
}

export const typedOf = (variant: OwnVariant): TypedVariant => {
  const [length = '', width = '', height = ''] = (variant.sizeMm ?? []).map(String)
  return {
    name: variant.name ?? '',
    sku: variant.sku,
    price: formatBRL(variant.priceCents).slice(3),
    weight: String(variant.weightGrams),
    length,
    width,
    height,
    alarm: variant.alarmAt === null ? '' : String(variant.alarmAt),
    isUnique: variant.isUnique,
    isWithdrawn: variant.isWithdrawn,
  }
}

/** A whole number; what is none is 0, which the server refuses by its field. */
const countOf = (typed: string) => (/^\d{1,6}$/.test(typed.trim()) ? Number(typed) : 0)

/** What was typed. Nothing measured is no size, nothing as the alarm nobody told. */
export const sentVariant = ({ name, sku, price, weight, length, width, height, alarm, ...rest }: TypedVariant) => ({
  ...rest,
  name: name.trim() || null,
  sku: sku.trim().toUpperCase(),
  priceCents: parseReais(price) ?? 0n,
  weightGrams: countOf(weight),
  alarmAt: alarm.trim() ? countOf(alarm) : null,
  sizeMm: [length, width, height].some((side) => side.trim())
    ? ([countOf(length), countOf(width), countOf(height)] as [number, number, number])
    : null,
})
