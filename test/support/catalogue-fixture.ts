import { offerCoupons, type NewItem, offerItems } from '#domains/catalogue/index.ts'
import { GIFT_CARD_SLUG, LEAST_GIFT } from '#domains/catalogue/gift-cards/rules.ts'
import type { Db } from '#platform/db.ts'

const DEFAULTS = {
  summary: 'Como está escrito.',
  bonusCents: 0n,
  minutes: null,
  ceilingCents: null,
  consultations: null,
}

export const CREDITS: NewItem = {
  ...DEFAULTS,
  slug: 'creditos-50',
  kind: 'credits',
  title: '50 créditos',
  priceCents: 5_000n,
  bonusCents: 200n,
}
export const PACKAGE: NewItem = {
  ...DEFAULTS,
  slug: 'pacote',
  kind: 'package',
  title: '3 conversas',
  priceCents: 14_990n,
  minutes: 60,
  ceilingCents: 449n,
  consultations: 3,
}
export const PLAN: NewItem = {
  ...DEFAULTS,
  slug: 'plano',
  kind: 'plan',
  title: '60 minutos',
  priceCents: 14_990n,
  minutes: 60,
  ceilingCents: 449n,
}
export const SINGLE: NewItem = {
  ...DEFAULTS,
  slug: 'consulta-20',
  kind: 'single',
  title: 'Consulta de 20 minutos',
  priceCents: null,
  minutes: 20,
}
export const SUBSCRIPTION: NewItem = {
  ...DEFAULTS,
  slug: 'assinatura-lua',
  kind: 'subscription',
  title: 'Lua',
  priceCents: 1_990n,
  bonusCents: 2_200n,
}
export const WRITTEN: NewItem = {
  ...DEFAULTS,
  slug: 'pergunta',
  kind: 'written',
  title: 'Pergunta por escrito',
  priceCents: null,
  answerPercent: 100,
}

const GIFT_CARD: NewItem = {
  ...DEFAULTS,
  slug: GIFT_CARD_SLUG,
  kind: 'gift_card',
  title: 'Vale-presente',
  priceCents: LEAST_GIFT,
}

/** One item of each kind. */
export const offerCatalogue = (db: Db, now: Date) =>
  offerItems(db, [CREDITS, PACKAGE, PLAN, SINGLE, SUBSCRIPTION, WRITTEN, GIFT_CARD], now)

type Coupon = Parameters<typeof offerCoupons>[1][number]

/** A coupon of 10 % on everything for a day, unless `rules` say otherwise. */
export async function aCoupon(db: Db, now: Date, rules: Partial<Coupon> = {}): Promise<string> {
  const code = `C${crypto.randomUUID().replaceAll('-', '').slice(0, 12).toUpperCase()}`
  const coupon: Coupon = {
    code,
    percent: 10,
    amount: null,
    kinds: ['credits', 'package', 'plan', 'single'],
    minimum: 0n,
    startsAt: new Date(now.getTime() - 1),
    endsAt: new Date(now.getTime() + 24 * 3_600_000),
    maxUses: null,
    isPublic: false,
    ...rules,
  }
  await offerCoupons(db, [coupon])
  return coupon.code
}
