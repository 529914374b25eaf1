import { beforeEach, expect, test } from 'vitest'
import { takeBreak } from '#domains/limits/take-break.ts'
import { chooseByLink } from '#domains/notifications/choose-by-link.ts'
import { sendMails } from '#domains/notifications/send-mails.ts'
import { keepReading, openDraw, actOnDraw, signOfBirth } from '#domains/oracles/index.ts'
import { openDayCard } from '#domains/oracles/day-card/open-day-card.ts'
import { turnDayCard } from '#domains/oracles/day-card/turn-day-card.ts'
import { cardName, placedCardsOf } from '#domains/oracles/tarot/reading/rules.ts'
import type { Mail, SendResult } from '#gateways/mail/mailer.ts'
import type { Db } from '#platform/db.ts'
import { log } from '#platform/log.ts'
import { freshDatabase } from '#test/support/database.ts'
import { aClient } from '#test/support/people.ts'
import { aSubscribedDevice } from '#test/support/push-fixture.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import { readReminders } from './read-reminders.ts'
import type { ReminderKind } from './rules.ts'
import { sendDueReminders } from './send-due.ts'
import { setReminder } from './set-reminder.ts'

const ZONE = 'America/Sao_Paulo'
const [HOUR, DAY] = [3_600, 86_400]

let db: Db
let time: ReturnType<typeof settableClock>
let ana = ''

/** Seven in the morning in São Paulo. */
beforeEach(async () => {
  db = await freshDatabase({ max: 8 })
  time = settableClock(new Date('2026-11-29T10:00:00Z'))
  ana = await aClient(db, 'Ana')
})

type Wish = Partial<Omit<Parameters<typeof setReminder>[1], 'kind' | 'now'>>
const ask = (kind: ReminderKind, wish: Wish = {}) =>
  setReminder(db, {
    personId: ana,
    kind,
    byMail: true,
    byPush: false,
    minute: 480,
    zone: ZONE,
    now: time.now(),
    ...wish,
  })
/** Three workers at once. */
const work = () => Promise.all([1, 2, 3].map(() => sendDueReminders({ db, now: time.now() })))
const mails = () =>
  db<{ subject: string; heading: string }[]>`
    select template ->> 'subject' as subject, template ->> 'heading' as heading from mails
    where kind in ('day_cards', 'horoscopes', 'anniversaries') order by queued_at, key`
const noticeKeys = async () =>
  (await db<{ key: string }[]>`select key from notices where person_id = ${ana} order by at, key`).map(({ key }) => key)
const pushTitles = async () =>
  (await db<{ title: string }[]>`select payload ->> 'title' as title from pushes order by due_at`).map(
    ({ title }) => title,
  )
/** What leaves now; `answer`: of the mail server. */
async function sent(answer: SendResult = { outcome: 'sent' }): Promise<Mail[]> {
  const got: Mail[] = []
  const mailer = { name: 'sink', isIdempotent: false, send: async (mail: Mail) => (got.push(mail), answer) }
  await sendMails({ db, mailer, site: 'https://sensitivos.test', from: 'a@sensitivos.test', log, now: time.now })
  return got
}
async function drawnToday() {
  const { id } = await openDayCard(db, { personId: ana, now: time.now() })
  const draw = await turnDayCard(db, { id, personId: ana, gesture: 'brisa', position: 7, now: time.now() })
  return cardName(placedCardsOf(draw)[0]!)
}
async function keepRune() {
  const id = crypto.randomUUID()
  await openDraw(db, { id, kind: 'runas', layout: 'uma-runa', reversals: true, address: '200.1.2.3', now: time.now() })
  const acts = [{ type: 'shuffle', gesture: 'chuva' } as const, { type: 'choose', place: 0, position: 4 } as const]
  await actOnDraw(db, { id, after: 1, acts, now: time.now() })
  await keepReading(db, { id, personId: ana, question: 'Vou mudar de cidade?', shared: false, now: time.now() })
  return id
}

test('nothing comes until Ana asks; then her card comes each day at her hour, once over all workers', async () => {
  expect(await readReminders(db, ana)).toEqual({ reminders: [], sign: 'Áries' })
  time.pass(DAY)
  await work()
  expect(await mails()).toEqual([])
  await ask('day_card')
  await work()
  expect(await mails(), 'before her hour').toEqual([])
  time.pass(HOUR)
  await work()
  await work()
  expect(await mails()).toEqual([{ subject: 'A sua carta do dia', heading: 'A mesa de hoje está posta' }])
  time.pass(DAY)
  await work()
  expect(await mails()).toHaveLength(2)
  expect(await noticeKeys()).toHaveLength(2)
})

test('the mail shows the card that the page shows, and none is drawn for her', async () => {
  await ask('day_card')
  const card = await drawnToday()
  time.pass(HOUR)
  await work()
  expect(await mails()).toMatchObject([{ heading: card }])
  const [mail] = await sent()
  expect(mail!.text).toContain(card)
  time.pass(DAY)
  await work()
  expect(await db`select from oracle_day_cards`).toHaveLength(1)
})

test('another hour on the same day does not bring it twice', async () => {
  await ask('day_card')
  time.pass(HOUR)
  await work()
  await ask('day_card', { minute: 600 })
  time.pass(3 * HOUR)
  await work()
  expect(await mails()).toHaveLength(1)
  time.pass(DAY)
  await work()
  expect(await mails()).toHaveLength(2)
})

test('on her telephone it comes without a private word, and by push alone no mail goes', async () => {
  await aSubscribedDevice(db, ana, time.now())
  await ask('day_card', { byMail: false, byPush: true })
  await ask('horoscope', { byMail: false, byPush: true })
  time.pass(HOUR)
  await work()
  expect((await pushTitles()).toSorted()).toEqual(['A sua carta do dia', 'O céu de hoje para o seu signo'])
  expect(await mails()).toEqual([])
})

test('one press at the end of a mail ends it, also one that is on its way while the mail server is down', async () => {
  await ask('day_card')
  time.pass(HOUR)
  await work()
  const [first] = await sent()
  const token = new URL(first!.unsubscribeUrl!).searchParams.get('token')!
  time.pass(DAY)
  await work()
  expect(await sent({ outcome: 'unreachable', why: 'down' })).toHaveLength(1)
  await chooseByLink(db, { token, wanted: false, now: time.now() })
  time.pass(HOUR)
  expect(await sent()).toEqual([])
  time.pass(DAY)
  await work()
  expect(await mails()).toHaveLength(1)
  expect((await readReminders(db, ana)).reminders).toEqual([])
})

test('a card of yesterday is not sent today, and a mail server that comes back in time gets it', async () => {
  await ask('day_card')
  time.pass(HOUR)
  await work()
  await sent({ outcome: 'unreachable', why: 'down' })
  time.pass(60)
  expect(await sent()).toHaveLength(1)
  time.pass(DAY - 60)
  await work()
  await sent({ outcome: 'unreachable', why: 'down' })
  time.pass(20 * HOUR)
  expect(await sent()).toEqual([])
})

test('an unconfirmed address gets a line in the list alone, and whoever is on a break nothing', async () => {
  const bia = await aClient(db, 'Bia')
  await ask('day_card', { personId: bia })
  await ask('day_card')
  await db`update people set email_confirmed_at = null where id = ${ana}`
  await takeBreak(db, { personId: bia, length: 'day', clock: time.clock })
  time.pass(HOUR)
  await work()
  expect(await mails()).toEqual([])
  expect(await noticeKeys()).toHaveLength(1)
  expect(await db`select from notices where person_id = ${bia} and kind = 'day_cards'`).toEqual([])
})

test('a kept reading comes back after a month and a year, once each; cards of the day do not', async () => {
  const rune = await keepRune()
  await drawnToday()
  await ask('anniversaries', { minute: 390 })
  for (const days of [29, 1, 1, 333, 1, 1, 1]) {
    time.pass(days * DAY)
    await work()
  }
  const told = await db<{ subject: string; path: string; at: Date; text: string }[]>`
    select template ->> 'subject' as subject, template -> 'action' ->> 'path' as path, queued_at as at,
      template::text as text
    from mails where kind = 'anniversaries' order by queued_at`
  expect(told.map(({ subject, at }) => [subject, at.toISOString().slice(0, 10)])).toEqual([
    ['Há um mês você guardou uma leitura', '2026-12-29'],
    ['Há um ano você guardou uma leitura', '2027-11-29'],
  ])
  for (const { path, text } of told) {
    expect(path).toBe(`/servicos/runas?leitura=${rune}#ferramenta`)
    expect(text).not.toContain('cidade')
  }
})

test('several readings of a day are one notice, and a standstill of a day loses none', async () => {
  await keepRune()
  await keepRune()
  await ask('anniversaries')
  time.pass(29 * DAY)
  await work()
  time.pass(2 * DAY)
  await work()
  const told = await db<{ path: string }[]>`
    select template -> 'action' ->> 'path' as path from mails where kind = 'anniversaries'`
  expect(told).toEqual([{ path: '/tarot-gratis#leituras' }])
})

test('refuses the horoscope by mail, a sign that is not known, and an unknown zone', async () => {
  await expect(ask('horoscope')).rejects.toMatchObject({ code: 'reminders.horoscope_by_mail' })
  await expect(ask('day_card', { zone: 'Lua/Cheia' })).rejects.toMatchObject({ code: 'reminders.zone_unknown' })
  await db`update people set born_on = null where id = ${ana}`
  const push = ask('horoscope', { byMail: false, byPush: true })
  await expect(push).rejects.toMatchObject({ code: 'reminders.sign_unknown' })
  expect(signOfBirth('1985-04-12')).toBe('Áries')
})
