import { beforeEach, expect, test } from 'vitest'
import sharp from 'sharp'
import { drawSky } from '#domains/oracles/index.ts'
import type { Mail, Mailer } from '#gateways/mail/mailer.ts'
import type { Db } from '#platform/db.ts'
import { log } from '#platform/log.ts'
import { freshDatabase } from '#test/support/database.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import { sendCampaigns } from '../campaigns/send-campaigns.ts'
import { confirmSubscription } from '../confirm-subscription.ts'
import type { HoroscopeChoice, Rhythm } from '../lists/horoscope.rules.ts'
import { subscribe } from '../subscribe.ts'
import { unsubscribe } from '../unsubscribe.ts'
import { answerSky } from './answer-sky.ts'
import { horoscopeLetters } from './letters.ts'
import { lettersOf } from './letters-of.ts'
import { openEditions } from './open-editions.ts'
import { drawableDay, editionsAt } from './rules.ts'

const SITE = 'https://sensitivos.test'
/** Monday, 30 November 2026, six in the morning in São Paulo. */
const MONDAY = new Date('2026-11-30T09:00:00Z')

let db: Db
let time: ReturnType<typeof settableClock>
let got: Mail[]
beforeEach(async () => {
  db = await freshDatabase({ max: 12 })
  time = settableClock(new Date(MONDAY.getTime() - 86_400_000))
  got = []
})

const ask = (email: string, choice: HoroscopeChoice) =>
  subscribe(db, { email, list: 'horoscope', choice, address: '203.0.113.7', now: time.now() })
/** Confirms by the newest mail to this address. */
async function confirm(email: string) {
  const [mail] = await db`
    select template -> 'action' ->> 'path' as path from mails where recipient = ${email}
      and template -> 'action' ->> 'path' like '%confirmar=%' order by queued_at desc limit 1`
  await confirmSubscription(db, { token: new URL(mail!.path, SITE).searchParams.get('confirmar')!, now: time.now() })
  time.pass(1)
}
async function join(email: string, sign: number, rhythm: Rhythm) {
  await ask(email, { sign, rhythm })
  await confirm(email)
}
const send = () => {
  const mailer: Mailer = {
    name: 'sink',
    isIdempotent: false,
    send: async (mail) => (got.push(mail), { outcome: 'sent' }),
  }
  return sendCampaigns({ db, mailer, site: SITE, lettersOf, pace: { mails: 100, ms: 1_000 }, log, now: time.now })
}
async function morning(at: Date) {
  time.pass((at.getTime() - time.now().getTime()) / 1_000)
  await Promise.all([0, 1, 2].map(() => openEditions({ db, now: time.now() })))
  for (let n = 0; n < 2; n++) {
    await send()
    time.pass(1)
  }
}

test.each([
  ['2026-11-30T08:59:59Z', []],
  ['2026-11-30T09:00:00Z', ['daily 2026-11-30', 'weekly 2026-11-30']],
  ['2026-12-01T14:59:00Z', ['daily 2026-12-01']],
  ['2026-12-01T15:00:00Z', []],
])('at %s these editions open: %j', (at, names) =>
  expect(editionsAt(new Date(at)).map(({ name }) => name)).toEqual(names),
)

test('each gets the text of their sign in the morning, once, and the week on Mondays', async () => {
  await join('ana@exemplo.com.br', 0, 'daily')
  await join('bia@exemplo.com.br', 7, 'weekly')
  await ask('nao@exemplo.com.br', { sign: 1, rhythm: 'daily' })
  await morning(MONDAY)
  await morning(new Date(MONDAY.getTime() + 3_600_000))
  expect(got.map(({ to, subject }) => `${to} ${subject}`).toSorted()).toEqual([
    'ana@exemplo.com.br Áries: o céu de 30/11/2026',
    'bia@exemplo.com.br Escorpião: a semana de 30/11/2026',
  ])
  for (const { html } of got) expect(html).toContain(`src="${SITE}/api/newsletter/sky/2026-11-30.png"`)
  await morning(new Date(MONDAY.getTime() + 86_400_000))
  expect(got.slice(2).map(({ to }) => to)).toEqual(['ana@exemplo.com.br'])
})

test('another sign or rhythm counts from its confirmation on, and leaving is of this list alone', async () => {
  const ana = 'ana@exemplo.com.br'
  await join(ana, 0, 'daily')
  await ask(ana, { sign: 4, rhythm: 'daily' })
  await morning(MONDAY)
  expect(got.at(-1)!.subject).toMatch(/^Áries/)
  await confirm(ana)
  await morning(new Date(MONDAY.getTime() + 86_400_000))
  expect(got.at(-1)!.subject).toMatch(/^Leão/)
  await subscribe(db, { email: ana, address: '203.0.113.7', now: time.now() })
  const token = new URL(got.at(-1)!.unsubscribeUrl!).searchParams.get('token')!
  await unsubscribe(db, { token, now: time.now() })
  await morning(new Date(MONDAY.getTime() + 2 * 86_400_000))
  expect(got).toHaveLength(2)
  expect(await db`select list from newsletter_subscriptions where unsubscribed_at is null`).toEqual([
    { list: 'newsletter' },
  ])
})

test('what has not left by night is given up, and the next morning goes on', async () => {
  await join('ana@exemplo.com.br', 0, 'daily')
  time.pass((MONDAY.getTime() - time.now().getTime()) / 1_000)
  await openEditions({ db, now: time.now() })
  await morning(new Date(MONDAY.getTime() + 86_400_000))
  expect(got.map(({ subject }) => subject)).toEqual(['Áries: o céu de 01/12/2026'])
  expect(await db`select state from campaigns`).toEqual([{ state: 'sent' }, { state: 'sent' }])
})

test.each(['daily', 'weekly'] as const)(
  'the %s text is the same whenever it is made, and differs by sign',
  async (rhythm) => {
    const [once, again] = await Promise.all([0, 1].map(() => horoscopeLetters({ rhythm, at: MONDAY }, SITE)))
    expect(once).toEqual(again)
    expect(new Set(once!.map(({ body }) => body!.text)).size).toBe(12)
    expect(once![0]!.body!.text).toMatch(/na tradição|Na tradição/)
  },
)

test('the sky of a day is drawn once for all, and days of long ago never', async () => {
  let drawn = 0
  const answer = answerSky(
    async (day) => (
      drawn++,
      sharp(Buffer.from(drawSky(day)))
        .png()
        .toBuffer()
    ),
  )
  const ports = { now: () => MONDAY } as Parameters<typeof answer>[1]
  const get = (file: string) => answer(new Request(`${SITE}/api/newsletter/sky/${file}`), ports)
  const answers = await Promise.all([0, 1, 2].map(() => get('2026-11-30.png')))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await sharp(await answers[0]!.arrayBuffer()).metadata()).toMatchObject({ width: 600, height: 600 })
  expect(drawn).toBe(1)
  for (const odd of ['2026-02-31.png', '2020-01-01.png', '2027-01-01.png', 'x.png', '2026-11-30', ''])
    expect((await get(odd)).status, odd).toBe(404)
  expect(drawableDay('2026-11-30.png', MONDAY)).toBe('2026-11-30')
})
