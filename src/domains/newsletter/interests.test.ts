import { beforeEach, expect, test } from 'vitest'
import type { Mailer } from '#gateways/mail/mailer.ts'
import type { Db } from '#platform/db.ts'
import { log } from '#platform/log.ts'
import { freshDatabase } from '#test/support/database.ts'
import { aClient } from '#test/support/people.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import { addSubscribers } from '#test/support/subscribers.ts'
import { countSegments } from './campaigns/recipients.sql.ts'
import { saveCampaign } from './campaigns/save-campaign.ts'
import { scheduleCampaign } from './campaigns/schedule-campaign.ts'
import { sendCampaigns } from './campaigns/send-campaigns.ts'
import { startCampaigns } from './campaigns/start-campaigns.ts'
import { confirmSubscription } from './confirm-subscription.ts'
import { lettersOf } from './horoscope/letters-of.ts'
import { subscribe } from './subscribe.ts'
import { unsubscribe } from './unsubscribe.ts'
import { chooseInterests } from './choose-interests.ts'
import { interests as field } from './interests/fields.rules.ts'
import type { Interest } from './interests/rules.ts'
import { listOwnSubscriptions } from './interests.sql.ts'
import { ownSubscription, subscriptionOfLink } from './subscription-of.ts'

const ANA = 'ana@exemplo.com.br'

let db: Db
let time: ReturnType<typeof settableClock>
beforeEach(async () => {
  db = await freshDatabase({ max: 8 })
  time = settableClock()
})

const ask = (interests?: Interest[], email = ANA) =>
  subscribe(db, { email, interests, address: '203.0.113.7', now: time.now() })
type Sent = { subject: string; paragraphs: string[]; action: { path: string }; unsubscribe: { pagePath: string } }
async function lastMail() {
  const [row] = await db<{ template: Sent }[]>`
    select template from mails where template->'action'->>'path' like '%confirmar%' order by queued_at desc limit 1`
  const { template } = row!
  const inPath = (path: string, name: string) => new URL(path, 'https://site.test').searchParams.get(name)!
  return {
    ...template,
    confirming: inPath(template.action.path, 'confirmar'),
    leaving: inPath(template.unsubscribe.pagePath, 'sair'),
  }
}
const confirm = async () => confirmSubscription(db, { token: (await lastMail()).confirming, now: time.now() })
const chosen = async () => (await db`select interests from newsletter_subscriptions where email = ${ANA}`)[0]!.interests
const choose = (token: string, interests: Interest[]) => chooseInterests(db, { token, interests, now: time.now() })

test.each([
  [
    ['runas', 'tarot', 'runas'],
    ['tarot', 'runas'],
  ],
  [[], []],
])('%j are kept once, in the order of the list', (typed, kept) => expect(field.parse(typed)).toEqual(kept))

test.each([['xadrez'], [{ tarot: true }], ['tarot'.repeat(9)], [null]])('%j is no subject', (typed) =>
  expect(field.safeParse([typed]).success).toBe(false),
)

test('subjects asked for with a subscription are named in the mail, and count from its confirmation on', async () => {
  await ask(['tarot', 'loja'])
  expect(await chosen()).toEqual([])
  expect((await lastMail()).paragraphs.at(-1)).toBe('Assuntos: Tarot e Novidades da loja.')
  await confirm()
  expect(await chosen()).toEqual(['tarot', 'loja'])
})

test('what another person types for a subscribed address changes nothing until its owner confirms', async () => {
  await ask(['tarot'])
  await confirm()
  time.pass(60)
  await ask(['reiki'])
  expect(await lastMail()).toMatchObject({ subject: 'Confirme os assuntos da newsletter' })
  expect(await chosen()).toEqual(['tarot'])
  await confirm()
  expect(await chosen()).toEqual(['reiki'])
  time.pass(60)
  await ask()
  await ask(['reiki'])
  expect(await db`select from mails where template->>'heading' = 'Você já está na lista'`).toHaveLength(2)
  expect(await chosen()).toEqual(['reiki'])
})

test('whoever subscribes again without subjects keeps those that they had', async () => {
  await ask(['tarot'])
  await confirm()
  const { leaving } = await lastMail()
  await unsubscribe(db, { token: leaving, now: time.now() })
  time.pass(60)
  await ask()
  await confirm()
  expect(await chosen()).toEqual(['tarot'])
})

test('both links of a mail choose subjects, for who gets the newsletter; none that is unknown does', async () => {
  await ask()
  const { confirming, leaving } = await lastMail()
  await expect(choose(confirming, ['runas'])).rejects.toMatchObject({ code: 'newsletter.not_subscribed' })
  await confirm()
  await choose(confirming, ['runas'])
  await choose(confirming, ['runas'])
  expect(await chosen()).toEqual(['runas'])
  await choose(leaving, [])
  expect(await subscriptionOfLink(db, { token: leaving, now: time.now() })).toMatchObject({ interests: [] })
  time.pass(8 * 86_400)
  await expect(choose(confirming, ['tarot']), 'a confirmation lasts a week').rejects.toMatchObject({ status: 404 })
  await choose(leaving, ['tarot'])
  await unsubscribe(db, { token: leaving, now: time.now() })
  await expect(choose(leaving, ['reiki'])).rejects.toMatchObject({ code: 'newsletter.not_subscribed' })
  await expect(choose('y'.repeat(43), [])).rejects.toMatchObject({ status: 404 })
})

test('an account chooses for its own confirmed address alone, and gets it with its data', async () => {
  const [ana, bia] = [await aClient(db, 'Ana'), await aClient(db, 'Bia')]
  const [{ email }] = (await db`select email from people where id = ${ana}`) as unknown as [{ email: string }]
  await addSubscribers(db, [email], time.now())
  const own = (personId: string) => ({ personId, now: time.now() })
  await db`update people set email_confirmed_at = null where id = ${ana}`
  expect(await ownSubscription(db, own(ana))).toBeUndefined()
  await expect(chooseInterests(db, { ...own(ana), interests: ['tarot'] })).rejects.toMatchObject({ status: 409 })
  await db`update people set email_confirmed_at = ${time.now()} where id = ${ana}`
  await chooseInterests(db, { ...own(ana), interests: ['tarot'] })
  expect(await ownSubscription(db, own(ana))).toMatchObject({ isSubscribed: true, interests: ['tarot'] })
  await expect(chooseInterests(db, { ...own(bia), interests: ['reiki'] })).rejects.toMatchObject({ status: 409 })
  expect(await listOwnSubscriptions(db, ana)).toMatchObject([{ Lista: 'newsletter', Assuntos: ['tarot'] }])
  expect(await listOwnSubscriptions(db, bia)).toHaveLength(0)
})

test('a campaign of subjects goes to whoever chose one of them, and to nobody else', async () => {
  const emails = ['ana', 'bia', 'caio', 'rui'].map((name) => `${name}@exemplo.com.br`)
  await addSubscribers(db, emails, time.now())
  const chooses = (name: string, interests: Interest[]) => db`
    update newsletter_subscriptions set interests = ${interests} where email = ${`${name}@exemplo.com.br`}`
  await chooses('ana', ['tarot', 'loja'])
  await chooses('bia', ['runas'])
  await chooses('caio', ['reiki'])
  expect(await countSegments(db, time.now(), ['tarot', 'runas'])).toMatchObject({ all: 4, interested: 2 })

  const by = await aClient(db, 'Íris')
  const act = { id: crypto.randomUUID(), by, clock: time.clock }
  const text = { subject: 'As runas', preheader: '', body: 'Uma carta.', segment: 'interests' as const, version: 0 }
  await expect(saveCampaign(db, { ...act, ...text })).rejects.toMatchObject({ code: 'campaigns.interests_missing' })
  await saveCampaign(db, { ...act, ...text, interests: ['mediunidade'] })
  await expect(scheduleCampaign(db, { ...act, version: 1, sendAt: null })).rejects.toMatchObject({
    code: 'campaigns.nobody',
  })
  await saveCampaign(db, { ...act, ...text, version: 1, interests: ['tarot', 'runas'] })
  await scheduleCampaign(db, { ...act, version: 2, sendAt: null })
  const got: string[] = []
  const mailer: Mailer = {
    name: 'sink',
    isIdempotent: false,
    send: async ({ to }) => (got.push(to), { outcome: 'sent' }),
  }
  await startCampaigns({ db, now: time.now() })
  const pace = { mails: 100, ms: 1_000 }
  await sendCampaigns({ db, mailer, site: 'https://site.test', lettersOf, pace, log, now: time.now })
  expect(got.toSorted()).toEqual(['ana@exemplo.com.br', 'bia@exemplo.com.br'])
})
