import { monthsLater } from '#shared/calendar.ts'
import { KINDS } from '../kinds/kinds.rules.ts'
import type { OrderKind } from '../rules.ts'

/** Until when minutes that are bought now can be used (product.md, Catalogue). Undefined for kinds without minutes. */
export function minutesUntil(kind: OrderKind, at: Date): Date | undefined {
  const { minutesForMonths, minutesForDays } = KINDS[kind]
  if (minutesForDays) return new Date(at.getTime() + minutesForDays * 24 * 3_600_000)
  return minutesForMonths ? monthsLater(at, minutesForMonths) : undefined
}

/** Until when a bonus that is granted now can be spent. */
export const bonusUntil = (kind: OrderKind, at: Date) => new Date(at.getTime() + KINDS[kind].bonusForMs)
