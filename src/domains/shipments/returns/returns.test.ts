import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { freshDatabase } from '#test/support/database.ts'
import { CANDLE, DECK } from '#test/support/goods-fixture.ts'
import { aCode, openShipmentFixture } from '#test/support/shipment-fixture.ts'
import { endParcel } from '../parcels/end-parcel.ts'
import { piecesLeft } from '../parcels/pieces.rules.ts'
import { reportMissing } from '../parcels/report-missing.ts'
import { personalData } from '../personal-data.ts'
import { readParcels } from '../read-parcels.ts'
import { closeReturn } from './close-return.ts'
import { denyDelivery } from './deny-delivery.ts'
import { keepAfterAll } from './keep-after-all.ts'
import { receiveReturn } from './receive-return.ts'
import { refundReturn } from './refund-return.ts'
import { postageCode, refundedByItselfAt } from './rules.ts'
import { sayArrived } from './say-arrived.ts'
import { sendReturn } from './send-return.ts'
import { setPostage } from './set-postage.ts'
import { findReturn } from './sql.ts'

const db = await freshDatabase()
const shop = await openShipmentFixture(db)
const { iris, clock } = shop
afterAll(async () => expect(await shop.orders.violations()).toEqual([]))

const codeOf = (act: Promise<unknown>) =>
  act.then(
    () => 'done',
    (error: { code: string }) => error.code,
  )
const DECKS = { n: 1, quantity: 2 }
const CANDLES = { n: 2, quantity: 3 }
const ONE_CANDLE = { n: 2, quantity: 1 }
const all = (restocked: number) => [
  { n: 1, received: 2, restocked },
  { n: 2, received: 3, restocked },
]
/** What came back of an order, and in how many refunds. */
const backOf = async (orderId: string) => {
  const [row] = await db<{ sum: bigint; count: number }[]>`
    select coalesce(sum(to_origin + to_balance + to_credit), 0)::bigint as sum, count(*)::int as count
    from catalogue_goods_refunds where order_id = ${orderId}`
  return row!
}
const sent = async (parcel: { id: string; ana: string }, lines = [DECKS, CANDLES]) => {
  const { id } = await shop.returning(parcel, lines)
  await sendReturn(db, { id, personId: parcel.ana, code: aCode(), clock })
  return id
}

describe('a return', () => {
  test('of everything gives all back, freight too, and what is sold again goes to the shelf', async () => {
    const parcel = await shop.delivered()
    const before = [await shop.stockOf(DECK), await shop.stockOf(CANDLE)]
    const id = await sent(parcel)
    expect(await backOf(parcel.orderId)).toEqual({ sum: 0n, count: 0 })
    for (let again = 0; again < 3; again++) await receiveReturn(db, { id, lines: all(1), by: iris, clock })
    expect(await findReturn(db, id)).toMatchObject({ state: 'refunded' })
    expect(await backOf(parcel.orderId)).toEqual({ sum: parcel.total, count: 1 })
    expect([await shop.stockOf(DECK), await shop.stockOf(CANDLE)]).toEqual([before[0]! + 1, before[1]! + 1])
    expect((await shop.orders.seen(parcel.orderId)).state).toBe('refunded')
    expect(await shop.mailsOf(`return:${id}`)).toEqual([`return:${id}:requested`, `return:${id}:sent`])
  })

  test('of a part leaves the freight, and the last part brings it back', async () => {
    const parcel = await shop.delivered()
    const first = await sent(parcel, [ONE_CANDLE])
    await receiveReturn(db, { id: first, lines: [{ n: 2, received: 1, restocked: 0 }], by: iris, clock })
    expect(await backOf(parcel.orderId)).toEqual({ sum: 2_490n, count: 1 })
    const rest = await sent(parcel, [DECKS, { n: 2, quantity: 2 }])
    await receiveReturn(db, {
      id: rest,
      lines: [
        { n: 1, received: 2, restocked: 2 },
        { n: 2, received: 2, restocked: 0 },
      ],
      by: iris,
      clock,
    })
    expect(await backOf(parcel.orderId)).toEqual({ sum: parcel.total, count: 2 })
  })

  test('gives back what was in it: what was not sent can still be', async () => {
    const parcel = await shop.delivered()
    const id = await sent(parcel, [DECKS])
    await receiveReturn(db, { id, lines: [{ n: 1, received: 1, restocked: 0 }], by: iris, clock })
    expect(await backOf(parcel.orderId)).toEqual({ sum: 8_990n, count: 1 })
    expect(await codeOf(shop.returning(parcel, [{ n: 1, quantity: 2 }]))).toBe('returns.too_many')
    expect(await codeOf(shop.returning(parcel, [{ n: 1, quantity: 1 }]))).toBe('done')
  })

  test('is possible until the seventh day after delivery ends, of what was delivered', async () => {
    const [parcel, posted] = [await shop.delivered(), await shop.posted()]
    expect(await codeOf(shop.returning(posted, [DECKS]))).toBe('returns.not_delivered')
    shop.passDays(7)
    expect(await codeOf(shop.returning(parcel, [ONE_CANDLE]))).toBe('done')
    shop.passDays(1)
    expect(await codeOf(shop.returning(parcel, [ONE_CANDLE]))).toBe('returns.too_late')
  })

  test.each([
    ['more than was bought', [{ n: 1, quantity: 3 }]],
    ['none', [{ n: 1, quantity: 0 }]],
    ['less than none', [{ n: 1, quantity: -1 }]],
    ['a million', [{ n: 1, quantity: 1_000_000_000 }]],
    ['of another order', [{ n: 9, quantity: 1 }]],
    ['nothing', []],
    ['the same line twice', [ONE_CANDLE, ONE_CANDLE]],
  ])('of %s is refused', async (_, lines) =>
    expect(await codeOf(shop.returning(await shop.delivered(), lines))).toBe('returns.too_many'),
  )

  test('asked for twice at once is one; with the same id and other content it is refused', async () => {
    const parcel = await shop.delivered()
    const id = randomUUID()
    const ends = await Promise.all([
      ...Array.from({ length: 5 }, () => codeOf(shop.returning(parcel, [DECKS], id))),
      ...Array.from({ length: 5 }, () => codeOf(shop.returning(parcel, [DECKS]))),
    ])
    expect(await db`select from shipment_returns where shipment_id = ${parcel.id}`).toHaveLength(1)
    expect(new Set(ends)).toEqual(new Set(['done', 'returns.too_many']))
    const [made] = await db<{ id: string }[]>`select id from shipment_returns where shipment_id = ${parcel.id}`
    expect(await codeOf(shop.returning(parcel, [ONE_CANDLE], made!.id))).toBe('returns.id_reused')
  })

  test('is nobody else’s', async () => {
    const parcel = await shop.delivered()
    const bia = await shop.orders.payments.client('Bia')
    expect(await codeOf(shop.returning({ ...parcel, ana: bia }, [DECKS]))).toBe('shipments.parcel_not_found')
    const id = await sent(parcel)
    expect(await codeOf(sayArrived(db, { id, personId: bia, clock }))).toBe('returns.return_not_found')
    const seen = { orderId: parcel.orderId, personId: bia, now: shop.now() }
    expect(await codeOf(readParcels(db, seen))).toBe('shipments.order_not_found')
  })

  test('that is kept after all can be asked for again', async () => {
    const parcel = await shop.delivered()
    const { id } = await shop.returning(parcel, [DECKS])
    await keepAfterAll(db, { id, personId: parcel.ana, clock })
    const again = await sent(parcel, [DECKS])
    expect(await codeOf(keepAfterAll(db, { id: again, personId: parcel.ana, clock }))).toBe('returns.not_possible_now')
  })

  test('is posted with a code of the team, and its own code is corrected until it arrived', async () => {
    const parcel = await shop.delivered()
    const { id } = await shop.returning(parcel, [DECKS])
    await setPostage(db, { id, code: '2026-1130-77', by: iris, clock })
    expect(await findReturn(db, id)).toMatchObject({ postageCode: '2026113077' })
    const send = (code: string) => codeOf(sendReturn(db, { id, personId: parcel.ana, code, clock }))
    expect(await send('javascript:alert(1)')).toBe('returns.code_invalid')
    expect([await send(aCode()), await send(aCode())]).toEqual(['done', 'done'])
    await sayArrived(db, { id, personId: parcel.ana, clock })
    expect(await send(aCode())).toBe('returns.not_possible_now')
  })
})

describe('a return that nobody records', () => {
  test('is refunded by itself ten days after it arrived, once, and then neither received nor denied', async () => {
    const parcel = await shop.delivered()
    const { id } = await shop.returning(parcel, [DECKS, CANDLES])
    const say = () => codeOf(sayArrived(db, { id, personId: parcel.ana, clock }))
    expect(await say()).toBe('returns.not_sent')
    await sendReturn(db, { id, personId: parcel.ana, code: aCode(), clock })
    expect(await say()).toBe('done')
    shop.passDays(10)
    await shop.sweep()
    expect(await findReturn(db, id)).toMatchObject({ state: 'on_its_way' })
    shop.passDays(1)
    expect(await codeOf(denyDelivery(db, { id, by: iris, clock }))).toBe('returns.refund_due')
    await Promise.all([shop.sweep(), refundReturn(db, { id, clock }), shop.sweep()])
    expect(await backOf(parcel.orderId)).toEqual({ sum: parcel.total, count: 1 })
    expect(await codeOf(receiveReturn(db, { id, lines: all(0), by: iris, clock }))).toBe('returns.not_possible_now')
  })

  test('and is not here waits for the team: it is not refunded by itself, whatever is said again', async () => {
    const parcel = await shop.delivered()
    const id = await sent(parcel)
    const say = () => sayArrived(db, { id, personId: parcel.ana, clock })
    await say()
    await denyDelivery(db, { id, by: iris, clock })
    await say()
    shop.passDays(30)
    await shop.sweep()
    expect(await backOf(parcel.orderId)).toEqual({ sum: 0n, count: 0 })
    await closeReturn(db, { id, words: 'A transportadora diz que nada foi postado.', by: iris, clock })
    expect(await findReturn(db, id)).toMatchObject({ state: 'closed' })
  })

  test('is not closed while it is due to be refunded', async () => {
    const parcel = await shop.delivered()
    const id = await sent(parcel)
    await sayArrived(db, { id, personId: parcel.ana, clock })
    const words = 'Não veio nada no pacote.'
    expect(await codeOf(closeReturn(db, { id, words, by: iris, clock }))).toBe('returns.not_possible_now')
  })
})

describe('receiving', () => {
  test.each([
    ['more than was sent back', [{ n: 1, received: 3, restocked: 0 }]],
    ['more sold again than came', [{ n: 1, received: 1, restocked: 2 }]],
    ['what was not in it', [{ n: 2, received: 1, restocked: 0 }]],
  ])('refuses %s', async (_, lines) => {
    const id = await sent(await shop.delivered(), [DECKS])
    expect(await codeOf(receiveReturn(db, { id, lines, by: iris, clock }))).toBe('returns.too_many')
  })

  test('of nothing is no receipt', async () => {
    const id = await sent(await shop.delivered(), [DECKS])
    const nothing = [{ n: 1, received: 0, restocked: 0 }]
    expect(await codeOf(receiveReturn(db, { id, lines: nothing, by: iris, clock }))).toBe('returns.nothing_received')
  })

  test('is not done by whoever sent it', async () => {
    const parcel = await shop.delivered()
    const id = await sent(parcel)
    expect(await codeOf(receiveReturn(db, { id, lines: all(2), by: parcel.ana, clock }))).toBe('accounts.own_case')
    expect(await backOf(parcel.orderId)).toEqual({ sum: 0n, count: 0 })
  })
})

test('what is on its way back is neither missed nor paid back as damaged', async () => {
  const parcel = await shop.delivered()
  await sent(parcel, [DECKS])
  expect(await codeOf(reportMissing(db, { id: parcel.id, personId: parcel.ana, clock }))).toBe(
    'shipments.not_possible_now',
  )
  const damaged = { state: 'damaged', remedy: 'refund', nextId: randomUUID(), note: 'Fotos', by: iris, clock } as const
  await endParcel(db, { id: parcel.id, ...damaged })
  const [line] = await db<{ quantity: number }[]>`
    select quantity from catalogue_goods_refund_lines where refund_id = ${damaged.nextId} and n = 1`
  expect(line).toBeUndefined()
})

test('a closed account waits for what is open, and takes the words along', async () => {
  const parcel = await shop.delivered()
  const { id } = await shop.returning(parcel, [ONE_CANDLE])
  await db`update shipment_returns set words = 'palavra-da-devolução' where id = ${id}`
  expect(await personalData.unsettled!(db, parcel.ana)).toHaveLength(1)
  await keepAfterAll(db, { id, personId: parcel.ana, clock })
  expect(await personalData.unsettled!(db, parcel.ana)).toEqual([])
  expect(JSON.stringify(await personalData.read!(db, parcel.ana))).toContain('palavra-da-devolução')
})

test('rules: days, codes and what is left', () => {
  expect(refundedByItselfAt(new Date('2026-11-02T09:30-03:00'))).toEqual(new Date('2026-11-13T00:00-03:00'))
  expect([postageCode(' 2026 11-30 '), postageCode('12345'), postageCode('<b>')]).toEqual([
    '20261130',
    undefined,
    undefined,
  ])
  expect(piecesLeft([DECKS, CANDLES], [ONE_CANDLE, DECKS])).toEqual([{ n: 2, quantity: 2 }])
})
