import { expect, test } from 'vitest'
import { freshDatabase } from '#test/support/database.ts'
import { putOnOffer } from './index.ts'
import { fallsWithSize, perMinute } from './rules.ts'
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
])('does a minute cost less in the larger one? case %#', (items, falls) => expect(fallsWithSize(items)).toBe(falls))

test('a minute in three conversations of twenty costs R$ 2,49', () => expect(perMinute({ price: 14_990n, minutes: 60 })).toBe(249n))

test('what is put on offer again stands there once, as it was said last', async () => {
  const db = await freshDatabase()
  const plan = { slug: 'plano-60', kind: 'plan' as const, title: '60 minutos', summary: 'Por mês', priceCents: 14_990n, minutes: 60, conversations: null }
  await putOnOffer(db, [plan], new Date())
  await putOnOffer(db, [{ ...plan, priceCents: 13_990n }], new Date())
  expect([...(await listItems(db))]).toEqual([{ ...plan, priceCents: 13_990n }])
})
