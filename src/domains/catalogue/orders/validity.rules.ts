import { BONUS_FOR_MS as MONTH_BONUS_FOR_MS } from '#domains/subscriptions/rules.ts'
import { monthsLater } from '#shared/calendar.ts'
import type { ItemKind } from '../rules.ts'

const MONTHS: Partial<Record<ItemKind, number>> = { package: 12, plan: 1, single: 12 }
const BONUS_FOR_MS = 90 * 24 * 3_600_000

/** Until when minutes that are bought now can be used (product.md, Catalogue). Undefined for kinds without minutes. */
export const minutesUntil = (kind: ItemKind, at: Date): Date | undefined =>
  MONTHS[kind] ? monthsLater(at, MONTHS[kind]) : undefined

/** Until when a bonus that is granted now can be spent: ninety days; the bonus of a subscription's month sixty. */
export const bonusUntil = (kind: ItemKind, at: Date) =>
  new Date(at.getTime() + (kind === 'subscription' ? MONTH_BONUS_FOR_MS : BONUS_FOR_MS))
