import { beforeEach, expect, test } from 'vitest'
import { SERVICES } from '#domains/content/rules.ts'
import type { Db } from '#platform/db.ts'
import { aProduct } from '#test/support/a-product.ts'
import { freshDatabase } from '#test/support/database.ts'
import { aClient } from '#test/support/people.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import { offerProduct } from '../products/offer-product.ts'
import { withdrawProduct } from '../publishing/publish-product.ts'
import { moveStock } from '../publishing/move-stock.ts'
import { readOwnProduct } from '../publishing/read-products.ts'
import { editProduct } from '../publishing/write-product.ts'
import { PLACE_NAMES, placesOf } from './rules.ts'
import { findBeside } from './sql.ts'

let db: Db
let iris: { by: string; clock: ReturnType<typeof settableClock>['clock'] }
beforeEach(async () => {
  db = await freshDatabase()
  iris = { by: await aClient(db, 'Íris'), clock: settableClock().clock }
})

const FIRST = aProduct({ slug: 'tarot-um', stock: 1 })
const SECOND = { ...aProduct({ slug: 'tarot-dois', displayOrder: 2 }), goesWith: ['tarot', 'tarot-gratis'] as const }
const named = async (place: 'tarot' | 'tarot-gratis' | 'runas') => (await findBeside(db, place))?.slug ?? null
async function tie(goesWith: ('tarot' | 'runas')[] | undefined) {
  const { id, revision, name, category, summary, description, facts, picture } = await readOwnProduct(db, FIRST.id)
  const given = { name, category, summary, description, facts, picture: picture as 'deck' }
  await editProduct(db, iris, { id, revision, ...given, ...(goesWith && { goesWith }) })
}

test('each service has its place', () =>
  expect(PLACE_NAMES.toSorted()).toEqual(['tarot-gratis', ...SERVICES].toSorted()))

test('places stand once and in one order', () => {
  expect(placesOf(['runas', 'tarot', 'runas', 'x'])).toEqual(['tarot', 'runas'])
})

test('a page names the first product that the team tied to it, and none by itself', async () => {
  await offerProduct(db, FIRST)
  await offerProduct(db, SECOND)
  expect([await named('tarot'), await named('tarot-gratis'), await named('runas')]).toEqual([
    'tarot-dois',
    'tarot-dois',
    null,
  ])
  await tie(['runas', 'tarot'])
  expect([await named('tarot'), await named('runas')]).toEqual(['tarot-um', 'tarot-um'])
  expect((await readOwnProduct(db, FIRST.id)).goesWith).toEqual(['tarot', 'runas'])
  await tie(undefined)
  expect((await readOwnProduct(db, FIRST.id)).goesWith).toEqual(['tarot', 'runas'])
  await tie([])
  expect([await named('tarot'), await named('runas')]).toEqual(['tarot-dois', null])
})

test('what is sold out or withdrawn is not named', async () => {
  await offerProduct(db, FIRST)
  await tie(['tarot'])
  const count = (quantity: number) =>
    moveStock(db, iris, {
      id: FIRST.variants[0]!.id,
      requestId: crypto.randomUUID(),
      act: 'counted',
      quantity,
      unitCostCents: null,
      note: '',
    })
  await count(0)
  expect(await named('tarot')).toBeNull()
  await count(4)
  expect(await named('tarot')).toBe('tarot-um')
  await withdrawProduct(db, iris, { id: FIRST.id })
  expect(await named('tarot')).toBeNull()
})
