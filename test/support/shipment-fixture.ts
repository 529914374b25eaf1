import { randomUUID } from 'node:crypto'
import { listParcelsOf } from '#domains/shipments/parcels/sql.ts'
import { deliverParcel } from '#domains/shipments/parcels/deliver-parcel.ts'
import { packParcel } from '#domains/shipments/parcels/pack-parcel.ts'
import { postParcel } from '#domains/shipments/parcels/post-parcel.ts'
import { jobsWith } from '#domains/shipments/jobs.ts'
import { requestReturn } from '#domains/shipments/returns/request-return.ts'
import type { Db } from '#platform/db.ts'
import { openGoodsFixture, CANDLE, DECK, some } from './goods-fixture.ts'
import { anAdmin } from './people.ts'
import type { settableClock } from './settable-clock.ts'

type Pieces = { n: number; quantity: number }[]

let codes = 100_000_000
/** A code that no other parcel has. */
export const aCode = () => `AB${codes++}BR`

/** A shop whose orders are packed by Íris and carried to Ana; from now on. */
export async function openShipmentFixture(db: Db, from?: ReturnType<typeof settableClock>) {
  const shop = await openGoodsFixture(db, from)
  const iris = await anAdmin(db)
  await db`
    insert into shop_stock_movements (variant_id, change, kind, at)
    select id, 300, 'received', now() from shop_variants where id in ${db([DECK.id, CANDLE.id])}`
  const { time, context, client } = shop.orders.payments
  const { clock } = time
  const jobs = jobsWith(undefined)

  /** Two decks and three candles, paid. */
  async function bought({ isPickup = false } = {}) {
    const ana = await client('Ana')
    const { id, total } = await shop.buy(ana, [some(DECK, 2), some(CANDLE, 3)], { isPickup })
    return { ana, orderId: id, total }
  }
  const packed = async (given: { isPickup?: boolean } = {}, lines?: Pieces) => {
    const order = await bought(given)
    const { id } = await packParcel(db, { id: randomUUID(), orderId: order.orderId, lines, by: iris, clock })
    return { ...order, id }
  }
  async function posted(lines?: Pieces) {
    const parcel = await packed({}, lines)
    await postParcel(db, { id: parcel.id, code: aCode(), by: iris, clock })
    return parcel
  }
  async function delivered(lines?: Pieces) {
    const parcel = await posted(lines)
    await deliverParcel(db, { id: parcel.id, by: 'team', personId: iris, clock })
    return parcel
  }
  return {
    ...shop,
    iris,
    clock,
    now: time.now,
    bought,
    packed,
    posted,
    delivered,
    returning: (
      { id: parcelId, ana: personId }: { id: string; ana: string },
      lines: Pieces,
      id: string = randomUUID(),
    ) => requestReturn(db, { id, parcelId, personId, lines, reason: 'regret', clock }),
    parcelsOf: (orderId: string) => listParcelsOf(db, [orderId]),
    passDays: (days: number) => time.pass(days * 86_400),
    /** What happens by itself by now. */
    async sweep() {
      for (const job of jobs) await job.run({ ...context, now: time.now() })
    },
    mailsOf: async (subject: string) =>
      (await db<{ key: string }[]>`select key from mails where key like ${`%${subject}%`} order by queued_at, key`).map(
        ({ key }) => key,
      ),
  }
}
