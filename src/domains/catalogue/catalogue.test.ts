import { describe, expect, test } from 'vitest'
import { freshDatabase } from '#test/support/database.ts'
import { offerItems } from './index.ts'
import { topUpsFor } from './kinds/credits.rules.ts'
import { minutePriceIn } from './minute-price.rules.ts'
import { bonusGrowsWithSize, minutePriceFallsWithSize, minutePriceOf, minutePriceWithBonus } from './rules.ts'
import { listItems } from './sql.ts'

test.each([
  [[], true],
  [[{ price: 100n, minutes: 1 }], true],
  [
    [
      { price: 100n, minutes: 1 },
      { price: 199n, minutes: 2 },
    ],
    true,
  ],
  [
    [
      { price: 199n, minutes: 2 },
      { price: 100n, minutes: 1 },
    ],
    true,
  ],
  [
    [
      { price: 100n, minutes: 1 },
      { price: 200n, minutes: 2 },
    ],
    false,
  ],
])('checks that a minute costs less in larger packages (case %#)', (items, falls) =>
  expect(minutePriceFallsWithSize(items)).toBe(falls),
)

test('a minute in three consultations of twenty minutes is shown with no centavo too little', () =>
  expect([minutePriceOf({ price: 14_990n, minutes: 60 }), minutePriceOf({ price: 15_000n, minutes: 60 })]).toEqual([
    250n,
    250n,
  ]))

test('with R$ 24,00 of bonus on R$ 200,00, a minute at R$ 2,99 costs R$ 2,67', () =>
  expect(minutePriceWithBonus(299n, { price: 20_000n, bonus: 2_400n })).toBe(267n))

test.each([
  [[{ price: 100n, bonus: 0n }], true],
  [
    [
      { price: 100n, bonus: 4n },
      { price: 200n, bonus: 9n },
    ],
    true,
  ],
  [
    [
      { price: 200n, bonus: 8n },
      { price: 100n, bonus: 4n },
    ],
    false,
  ],
])('checks that the bonus share grows with the pack (case %#)', (packs, grows) =>
  expect(bonusGrowsWithSize(packs)).toBe(grows),
)

const SIXTY = { kind: 'plan' as const, priceCents: 14_990n, bonusCents: 0n, minutes: 60, ceilingCents: 449n }
test.each([
  [199n, undefined],
  [250n, 250n],
  [449n, 250n],
  [450n, undefined],
])('gives the price of a minute of a R$ 149,90 plan with a consultant at %d centavos', (price, cost) =>
  expect(minutePriceIn(SIXTY, price)).toBe(cost),
)

const plan = {
  slug: 'plano-60',
  kind: 'plan' as const,
  title: '60 minutos',
  summary: 'Por mês',
  priceCents: 14_990n,
  bonusCents: 0n,
  minutes: 60,
  ceilingCents: 449n,
  consultations: null,
  answerHours: null,
  answerPercent: null,
}

test('offering an item again updates it and keeps every price version', async () => {
  const db = await freshDatabase()
  await offerItems(db, [plan], new Date())
  await offerItems(db, [{ ...plan, title: 'Sessenta minutos' }], new Date())
  await offerItems(db, [{ ...plan, priceCents: 13_990n }], new Date())
  expect([...(await listItems(db, new Date(Date.now() + 1_000)))]).toEqual([
    { ...plan, priceCents: 13_990n, version: 2 },
  ])
  expect([...(await db`select version, price from catalogue_prices order by version`)]).toEqual([
    { version: 1, price: 14_990n },
    { version: 2, price: 13_990n },
  ])
  await expect(db`update catalogue_prices set price = 1`).rejects.toThrow()
})

describe('credit to add in a conversation', () => {
  const packs = [3_000n, 5_000n, 10_000n, 20_000n].map((priceCents, i) => ({
    slug: `creditos-${priceCents}`,
    version: 1,
    kind: 'credits' as const,
    priceCents,
    bonusCents: BigInt(i) * 200n,
  }))
  test.each([
    ['is the pack that pays ten minutes, and the next two', 299n, ['creditos-3000', 'creditos-5000', 'creditos-10000']],
    ['is ten minutes in whole reais where no pack has that price', 449n, [4_500n, 'creditos-5000', 'creditos-10000']],
    ['is never less than the smallest payment', 99n, [1_000n, 'creditos-3000', 'creditos-5000']],
    ['needs no pack at all', 14_900n, [149_000n]],
  ] as const)('%s', (_, perMinute, offered) => {
    expect(topUpsFor(packs, perMinute).map(({ slug, price }) => slug ?? price)).toEqual(offered)
  })
})
