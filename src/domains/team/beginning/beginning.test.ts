import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { FIRST_ITEMS, offerItems } from '#domains/catalogue/index.ts'
import { confirmLegalTexts, findArticleSource } from '#domains/content/index.ts'
import { placeOrder } from '#domains/catalogue/orders/place-order.ts'
import { requestConsultation } from '#domains/consultations/index.ts'
import { requestPayment } from '#domains/payments/index.ts'
import { reserveBooking } from '#domains/scheduling/bookings/reserve-booking.ts'
import { soleGateway } from '#gateways/payments/gateways.ts'
import { Bus } from '#platform/bus.ts'
import { databaseClock } from '#platform/clock.ts'
import { followCompany } from '#platform/company/follow-company.ts'
import { NOT_SELLING_YET } from '#platform/company/selling.rules.ts'
import type { Db } from '#platform/db.ts'
import { log } from '#platform/log.ts'
import { freshDatabase, ownerOf } from '#test/support/database.ts'
import { aClient, aConsultant, comeOnline } from '#test/support/people.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import { switchNames } from '../switches/rules.ts'
import { turnSwitch } from '../switches/turn-switch.ts'
import { fillSite } from './fill-site.ts'
import { openSelling } from './open-selling.ts'
import { readBeginning } from './read-beginning.ts'

let db: Db
let time: ReturnType<typeof settableClock>
let iris: string
beforeEach(async () => {
  db = await freshDatabase()
  time = settableClock()
  iris = await aClient(db, 'Íris')
})

const fill = () => fillSite(db, { by: iris, clock: time.clock })

describe('filling an empty site', () => {
  test('gives it a catalogue, once; the log says so', async () => {
    expect(await fill()).toEqual({ items: FIRST_ITEMS.length, articles: 4 })
    expect(await fill()).toEqual({ items: 0, articles: 0 })
    const events = await db`
      select after from security_event_words join security_events e on e.id = event_id where kind = 'team.site_filled'`
    expect(events).toEqual([{ after: { items: FIRST_ITEMS.length, articles: 4 } }])
    expect(await db`select slug from catalogue_items i join catalogue_prices using (slug)`).toHaveLength(
      FIRST_ITEMS.length,
    )
  })

  test('changes nothing that is there, and adds the rest in its place', async () => {
    const [first] = FIRST_ITEMS
    const now = time.now()
    await offerItems(db, [{ ...first!, title: 'Trinta', priceCents: 3_500n }], now)
    expect((await fill()).items).toBe(FIRST_ITEMS.length - 1)
    const [kept] = await db`select title, price from catalogue_items join catalogue_prices using (slug)
      where slug = ${first!.slug}`
    expect(kept).toEqual({ title: 'Trinta', price: 3_500n })
    const credits = await db<{ slug: string }[]>`
      select slug from catalogue_items where kind = 'credits' order by position`
    const wanted = FIRST_ITEMS.filter(({ kind }) => kind === 'credits').map(({ slug }) => slug)
    expect(credits.map(({ slug }) => slug)).toEqual(wanted)
  })

  test('gives it first articles as drafts, which no reader finds', async () => {
    await fill()
    const drafts = await db<{ slug: string; from: Date | null; by: string | null }[]>`
      select name as slug, public_from as from, written_by as by from content_texts t
      join content_revisions r on r.text_id = t.id where kind = 'article'`
    expect(drafts.map(({ from, by }) => [from, by])).toEqual(Array.from({ length: 4 }, () => [null, null]))
    for (const { slug } of drafts) expect(await findArticleSource(db, slug, time.now())).toBeUndefined()
  })

  test('by two at once it is filled once', async () => {
    const both = await Promise.all([fill(), fill()])
    expect(both.map(({ items }) => items).toSorted((a, b) => a - b)).toEqual([0, FIRST_ITEMS.length])
    expect(both.map(({ articles }) => articles).toSorted((a, b) => a - b)).toEqual([0, 4])
  })
})

describe('opening the selling', () => {
  const gateway = 'sandbox'
  const open = () => openSelling(db, { gateway, by: iris, clock: time.clock })
  const confirm = () => confirmLegalTexts(db, { by: iris, clock: time.clock })
  const openings = () => db`select from security_events where kind = 'team.selling_opened'`
  beforeEach(async () => {
    await db`delete from selling_openings`
  })

  test('is refused with what is missing, in words, until it is there', async () => {
    const owner = ownerOf(db)
    await owner`alter table company_versions disable trigger append_only`
    await owner`delete from company_versions`
    await turnSwitch(db, switchNames([gateway]), {
      name: `gateway:${gateway}`,
      isClosed: true,
      reason: 'O banco está fora do ar.',
      by: iris,
      clock: time.clock,
    })
    await expect(open()).rejects.toMatchObject({
      code: 'beginning.not_ready',
      status: 409,
      message:
        'As vendas ainda não podem abrir. Falta: os dados da empresa, o catálogo, os textos legais e quem receba os pagamentos.',
    })
    expect(await openings()).toHaveLength(0)
  })

  test('by two at once it opens once, and all processes sell', async () => {
    const bus = await Bus.open(db, log)
    onTestFinished(() => bus.close())
    const watch = await followCompany({ db, bus, log })
    expect(watch.isSelling()).toBe(false)
    await fill()
    await Promise.all([confirm(), confirm()])
    await Promise.all([open(), open()])
    expect(await openings()).toHaveLength(1)
    await expect.poll(watch.isSelling).toBe(true)
    expect(await readBeginning(db, gateway, time.now())).toMatchObject({ openedAt: time.now() })
  })

  test('until then nobody orders, pays, asks or books, and each reads the same calm sentence', async () => {
    await fill()
    const [ana, luna] = [await aClient(db, 'Ana', 10_000n), await aConsultant(db, 'Luna')]
    await comeOnline(db, luna)
    const clock = databaseClock
    const [slug, gateways] = [FIRST_ITEMS[0]!.slug, soleGateway({ name: 'sandbox' } as never)]
    const order = () => placeOrder(db, { id: crypto.randomUUID(), personId: ana, slug, clock })
    const pay = () =>
      requestPayment(
        { db, clock, log, gateways },
        { id: crypto.randomUUID(), personId: ana, amount: 5_000n, method: 'pix' },
      )
    const ask = () =>
      requestConsultation(db, { id: crypto.randomUUID(), clientId: ana, consultantId: luna, channel: 'chat', clock })
    const book = () =>
      reserveBooking(db, {
        id: crypto.randomUUID(),
        clientId: ana,
        consultantId: luna,
        channel: 'chat',
        startsAt: new Date(Date.now() + 86_400_000),
        minutes: 30,
        zone: 'America/Sao_Paulo',
        seen: 1n,
        clock,
      })
    for (const buy of [order, pay, ask, book])
      await expect(buy()).rejects.toMatchObject({ status: 409, message: NOT_SELLING_YET })
    await confirm()
    await open()
    await order()
    await ask()
  })
})
