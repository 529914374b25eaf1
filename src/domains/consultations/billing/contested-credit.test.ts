import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { setWelcome } from '#domains/consultants/set-welcome.ts'
import { placeOrder } from '#domains/catalogue/orders/place-order.ts'
import { cancelOrder } from '#domains/catalogue/orders/cancel-order.ts'
import { payOrder } from '#domains/catalogue/orders/pay-order.ts'
import { databaseClock as clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { offerCatalogue, PACKAGE } from '#test/support/catalogue-fixture.ts'
import { freshDatabase } from '#test/support/database.ts'
import { openPaymentFixture } from '#test/support/payment-fixture.ts'
import { aClient, aConsultant, comeOnline } from '#test/support/people.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import { acceptConsultation } from '../lifecycle/accept-consultation.ts'
import { beginConsultation } from '../lifecycle/begin-consultation.ts'
import { changeChannel } from '../calls/change-channel.ts'
import { requestConsultation } from '../lifecycle/request-consultation.ts'
import { continueConsultation } from '../lifecycle/continue-consultation.ts'

const CREDIT = 5_000n
const VIDEO = 448n
const NOTHING_MORE = { code: 'consultations.not_enough_balance' }
let db: Db
beforeAll(async () => {
  db = await freshDatabase()
  await offerCatalogue(db, await clock(db))
})

/** In Ana's room: an unpaid order had so much of her credit reserved when the bank opened a case, and gives it back. */
async function roomAfterContest({ aside, welcome }: { aside: bigint; welcome: boolean }) {
  const fixture = openPaymentFixture(db, { time: settableClock(await clock(db)) })
  const [ana, luna] = [await aClient(db, 'Ana'), await aConsultant(db, 'Luna')]
  const payment = await fixture.buyByCard(ana, CREDIT)
  await fixture.type(payment, 'approved')
  await fixture.wait(6)
  const order = await placeOrder(db, { id: randomUUID(), personId: ana, slug: PACKAGE.slug, clock })
  const paying = { id: order.id, personId: ana, paymentId: randomUUID(), method: 'pix', installments: 1 } as const
  await payOrder(fixture.context, { ...paying, fromBalance: aside })
  await setWelcome(db, luna, true)
  await comeOnline(db, luna)
  const id = randomUUID()
  await requestConsultation(db, { id, clientId: ana, consultantId: luna, channel: 'chat', welcome, clock })
  await acceptConsultation(db, { id, consultantId: luna, clock })
  await beginConsultation(db, { id, clock })
  await fixture.press(payment, 'contestar')
  await fixture.wait(6)
  await cancelOrder(db, { id: order.id, personId: ana, clock })
  const held = async () => {
    const [row] = await db<{ held: bigint }[]>`select held from consultations where id = ${id}`
    return row!.held
  }
  return { ana, luna, id, held }
}

test('contested credit that comes back does not pay for going on after free minutes', async () => {
  const { ana, id, held } = await roomAfterContest({ aside: CREDIT, welcome: true })
  await expect(continueConsultation(db, { id, clientId: ana, clock })).rejects.toMatchObject(NOTHING_MORE)
  expect(await held()).toBe(0n)
})

test('nor for a dearer channel', async () => {
  const { ana, luna, id, held } = await roomAfterContest({ aside: 4_000n, welcome: false })
  await db`insert into consultant_channels (consultant_id, channel, offered_at) values (${luna}, 'video', current_instant())`
  const wanted = { wanted: 'video', seenPrice: VIDEO, open: ['chat', 'audio', 'video'] } as const
  await expect(changeChannel(db, { id, personId: ana, ...wanted, clock })).rejects.toMatchObject(NOTHING_MORE)
  expect(await held()).toBe(CREDIT - 4_000n)
})
