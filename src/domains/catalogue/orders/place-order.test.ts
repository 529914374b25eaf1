import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { setLimit } from '#domains/limits/set-limit.ts'
import { takeBreak } from '#domains/limits/take-break.ts'
import { databaseClock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { freshDatabase } from '#test/support/database.ts'
import { aConsultant, becomeProgram } from '#test/support/people.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import { aCoupon, CREDITS, offerCatalogue, PACKAGE, SINGLE, WRITTEN } from '#test/support/catalogue-fixture.ts'
import { offerItems } from '../index.ts'
import { cancelOrder } from './cancel-order.ts'
import { type OrderRequest, placeOrder } from './place-order.ts'
import { expireOrder } from './expire-order.ts'
import { findOrder } from './sql.ts'

let db: Db
let time: ReturnType<typeof settableClock>
beforeAll(async () => {
  db = await freshDatabase()
  time = settableClock(await databaseClock(db))
  await offerCatalogue(db, time.now())
})

async function ana(): Promise<string> {
  const id = randomUUID()
  await db`insert into people (id, email, first_name, role) values (${id}, ${`ana-${id}@example.com`}, 'Ana', 'client')`
  return id
}
const place = (personId: string, choice: Partial<OrderRequest>) =>
  placeOrder(db, { id: randomUUID(), personId, clock: time.clock, ...choice })
const usesOf = async (code: string) =>
  (await db<{ uses: number }[]>`select uses from catalogue_coupons where code = ${code}`)[0]!.uses

describe('an order by Ana', () => {
  test('of a package has our price and is open for half an hour; repeating it is the same order', async () => {
    const [personId, id] = [await ana(), randomUUID()]
    const order = await place(personId, { id, slug: 'pacote' })
    expect(order).toMatchObject({
      state: 'open',
      total: 14_990n,
      minutes: 60,
      ceiling: 449n,
      expiresAt: new Date(time.now().getTime() + 1_800_000),
    })
    expect(await place(personId, { id, slug: 'pacote' })).toEqual(order)
    await expect(place(personId, { id, slug: 'plano' })).rejects.toMatchObject({ code: 'orders.id_reused' })
    await expect(place(await ana(), { id, slug: 'pacote' })).rejects.toMatchObject({ code: 'orders.id_reused' })
  })

  test('of any amount of credit has no bonus', async () => {
    expect(await place(await ana(), { amount: 7_500n })).toMatchObject({
      kind: 'credits',
      slug: null,
      total: 7_500n,
      bonus: 0n,
    })
  })

  test.each([
    ['to a consultant who blocked her reads as to one who is not here', 'consultant', 'orders.consultant_not_found'],
    ['to a consultant whom she blocked says so', 'client', 'orders.blocked_by_you'],
  ])('%s', async (_, by, code) => {
    const [personId, luna] = [await ana(), await aConsultant(db, 'Luna')]
    time.pass(60)
    await place(personId, { slug: SINGLE.slug, consultantId: luna })
    await db`insert into consultant_blocks (consultant_id, client_id, blocked_by, blocked_at)
      values (${luna}, ${personId}, ${by}, now())`
    for (const { slug } of [WRITTEN, SINGLE])
      await expect(place(personId, { slug, consultantId: luna })).rejects.toMatchObject({ code })
  })

  test('of minutes with a program, or of a question to one, is refused', async () => {
    const luna = await aConsultant(db, 'Luna')
    await becomeProgram(db, luna)
    time.pass(60)
    for (const { slug } of [WRITTEN, SINGLE])
      await expect(place(await ana(), { slug, consultantId: luna })).rejects.toMatchObject({
        code: 'orders.of_program',
      })
  })

  test('of minutes with Luna has her price', async () => {
    const luna = await aConsultant(db, 'Luna', 449n)
    time.pass(60)
    const wanted = { slug: 'consulta-20', consultantId: luna }
    expect(await place(await ana(), wanted)).toMatchObject({
      total: 8_980n,
      ceiling: 449n,
      channel: 'chat',
      consultantName: 'Luna',
    })
    await expect(place(await ana(), { slug: 'consulta-20' })).rejects.toMatchObject({
      code: 'orders.consultant_missing',
    })
    await expect(place(await ana(), { ...wanted, channel: 'video' })).rejects.toMatchObject({
      code: 'orders.consultant_not_found',
    })
  })

  test('of a question to Luna has the platform’s price; without a consultant it is refused', async () => {
    const luna = await aConsultant(db, 'Luna', 449n)
    const wanted = { slug: WRITTEN.slug, consultantId: luna }
    expect(await place(await ana(), wanted)).toMatchObject({
      total: 1_990n,
      answerHours: 24,
      channel: 'messages',
      ceiling: null,
      consultantName: 'Luna',
    })
    await expect(place(await ana(), { slug: WRITTEN.slug })).rejects.toMatchObject({
      code: 'orders.consultant_missing',
    })
    await expect(place(await ana(), { ...wanted, consultantId: randomUUID() })).rejects.toMatchObject({
      code: 'orders.consultant_not_found',
    })
  })

  test('of a question is refused beyond her own limits', async () => {
    const [personId, luna] = [await ana(), await aConsultant(db, 'Luna', 449n)]
    await setLimit(db, { personId, period: 'consultation', amount: 1_500n, clock: time.clock })
    await expect(place(personId, { slug: WRITTEN.slug, consultantId: luna })).rejects.toMatchObject({
      code: 'questions.own_limit_too_low',
    })
    await takeBreak(db, { personId, length: 'day', clock: time.clock })
    await expect(place(personId, { slug: WRITTEN.slug, consultantId: luna })).rejects.toMatchObject({
      code: 'limits.on_break',
    })
  })

  test('of an unknown item, and an eleventh open one, are refused', async () => {
    await expect(place(await ana(), { slug: 'nada' })).rejects.toMatchObject({ code: 'orders.item_not_found' })
    const personId = await ana()
    for (let n = 0; n < 10; n++) await place(personId, { slug: 'pacote' })
    await expect(place(personId, { slug: 'pacote' })).rejects.toMatchObject({ code: 'orders.too_many_open' })
  })

  test('keeps the price that she saw for two hours after it rose', async () => {
    await offerItems(db, [{ ...PACKAGE, priceCents: 15_990n }], time.now())
    expect((await place(await ana(), { slug: 'pacote', version: 1 })).total).toBe(14_990n)
    expect((await place(await ana(), { slug: 'pacote' })).total).toBe(15_990n)
    time.pass(2 * 3_600 + 1)
    await expect(place(await ana(), { slug: 'pacote', version: 1 })).rejects.toMatchObject({
      code: 'orders.price_changed',
    })
    await offerItems(db, [PACKAGE], time.now())
  })
})

describe('an order with a coupon', () => {
  test('costs less for a package; for credit the discount becomes bonus', async () => {
    const code = await aCoupon(db, time.now())
    expect(await place(await ana(), { slug: 'pacote', coupon: ` ${code.toLowerCase()}` })).toMatchObject({
      discount: 1_499n,
      total: 13_491n,
      coupon: code,
    })
    expect(await place(await ana(), { slug: CREDITS.slug, coupon: code })).toMatchObject({
      discount: 500n,
      total: 4_500n,
      bonus: 200n,
    })
    expect(await usesOf(code)).toBe(2)
  })

  test('moves the coupon from her unpaid order, not from one that awaits payment or is paid', async () => {
    const [personId, code] = [await ana(), await aCoupon(db, time.now(), { maxUses: 1 })]
    const first = await place(personId, { slug: 'pacote', coupon: code })
    await expect(place(await ana(), { slug: 'pacote', coupon: code })).rejects.toMatchObject({
      code: 'coupons.all_used',
    })
    const second = await place(personId, { slug: 'plano', coupon: code })
    expect((await findOrder(db, first.id))?.state).toBe('cancelled')
    expect(await usesOf(code)).toBe(1)
    await db`update catalogue_orders set state = 'awaiting' where id = ${second.id}`
    await expect(place(personId, { slug: 'pacote', coupon: code })).rejects.toMatchObject({ code: 'coupons.in_use' })
  })

  test.each([1, 2, 3])('returns the coupon once, however often the order ends (%i)', async (times) => {
    const [personId, code] = [await ana(), await aCoupon(db, time.now(), { maxUses: 1 })]
    const { id } = await place(personId, { slug: 'pacote', coupon: code })
    const ends = Array.from({ length: times }, (_, n) =>
      n % 2
        ? () => expireOrder(db, { id, clock: time.clock })
        : () => cancelOrder(db, { id, personId, clock: time.clock }),
    )
    await Promise.all(ends.map((end) => end()))
    expect(await usesOf(code)).toBe(0)
    expect(await place(personId, { slug: 'pacote', coupon: code })).toMatchObject({ discount: 1_499n })
  })

  test('is refused and not stored when the coupon is unknown', async () => {
    const id = randomUUID()
    await expect(place(await ana(), { id, slug: 'pacote', coupon: 'NADA' })).rejects.toMatchObject({
      code: 'coupons.unknown',
    })
    expect(await findOrder(db, id)).toBeUndefined()
  })
})
