import { FIRST_ITEMS, offerCoupons, offerItems } from '#domains/catalogue/index.ts'
import type { Db } from '#platform/db.ts'

type Coupon = Parameters<typeof offerCoupons>[1][number]

/** Coupons valid in the weeks around the anchor, and one that has expired. */
export const couponsOf = (anchor: Date): Coupon[] => {
  const days = (n: number) => new Date(anchor.getTime() + n * 86_400_000)
  const forAll = { amount: null, percent: null, minimum: 0n, maxUses: null, isPublic: true, startsAt: days(-10) }
  return [
    {
      ...forAll,
      code: 'PRIMAVERA10',
      percent: 10,
      kinds: ['package', 'plan'],
      endsAt: days(30),
    },
    {
      ...forAll,
      code: 'CONVERSA15',
      amount: 1_500n,
      kinds: ['single'],
      minimum: 6_000n,
      maxUses: 300,
      endsAt: days(45),
    },
    {
      ...forAll,
      code: 'INVERNO10',
      percent: 10,
      kinds: ['package'],
      startsAt: days(-60),
      endsAt: days(-20),
    },
    {
      ...forAll,
      code: 'MAIS5',
      percent: 5,
      kinds: ['credits'],
      minimum: 10_000n,
      endsAt: days(60),
    },
  ]
}

/** Seeds the items and coupons on sale since `since`. Seeding twice changes nothing. */
export async function seedCatalogue(db: Db, { since, anchor }: { since: Date; anchor: Date }) {
  await offerItems(db, FIRST_ITEMS, since)
  await offerCoupons(db, couponsOf(anchor))
}
