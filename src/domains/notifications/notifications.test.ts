import { readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import type { Mail, Mailer, SendResult } from '#gateways/mail/mailer.ts'
import { sandboxMailer } from '#gateways/mail/sandbox/sandbox-mailer.ts'
import { mailboxRoutes } from '#gateways/mail/sandbox/routes.ts'
import { databaseClock as clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { apiOf } from '#platform/http.ts'
import { log } from '#platform/log.ts'
import { freshDatabase } from '#test/support/database.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import { MAIL_EMBLEMS } from './mail-template/emblems.ts'
import type { MailTemplate } from './mail-template/mail-template.ts'
import { renderHtml } from './mail-template/render-html.ts'
import { renderText } from './mail-template/render-text.ts'
import { queueMail } from './queue-mail.ts'
import { aPerson } from '#test/support/people.ts'
import { recordChoice } from './choices/sql.ts'
import { endpoints } from './endpoints.ts'
import {
  comesAlways,
  groupOf,
  isWantedByItself,
  NOTICE_GROUPS,
  NOTICE_KINDS,
  type NoticeKind,
} from './notices/kinds.rules.ts'
import { LEAVE_PATH, nextAttemptAt } from './rules.ts'
import { sendMails } from './send-mails.ts'
import { takeDueMails } from './sql.ts'
import { forgetMails, releaseAbandoned } from './sweep-mails.ts'

const SITE = 'https://sensitivos.test'
const template: MailTemplate = {
  subject: 'Crie uma senha nova',
  heading: 'Olá, Ana',
  paragraphs: ['Um <b>pedido</b> chegou.'],
  action: { words: 'Criar senha nova', path: '/forgot-password?token=segredo' },
}

let db: Db
let time: ReturnType<typeof settableClock>

beforeEach(async () => {
  db = await freshDatabase({ max: 12 })
  time = settableClock()
})

const queue = (key: string, to = 'ana@exemplo.com.br') =>
  inTransaction(db, (tx) => queueMail(tx, { key, to, template, now: time.now() }))
const outcomes = async () =>
  (await db<{ outcome: string | null; attempts: number }[]>`select outcome, attempts from mails order by key`).map(
    (row) => ({ ...row }),
  )

/** A mailer that records what it was given and answers as configured. */
function mailContext(
  answer: (mail: Mail) => SendResult | Promise<SendResult> = () => ({ outcome: 'sent' }),
  isIdempotent = false,
) {
  const sent: Mail[] = []
  const mailer: Mailer = { name: 'mailContext', isIdempotent, send: async (mail) => (sent.push(mail), answer(mail)) }
  return { sent, context: { db, mailer, site: SITE, from: 'contato@sensitivos.com.br', log, now: time.now } }
}

test('sends committed mails once, as text and HTML, and never uncommitted ones', async () => {
  const { sent, context } = mailContext()
  const failed = inTransaction(db, async (tx) => {
    await queueMail(tx, { key: 'never', to: 'ana@exemplo.com.br', template, now: time.now() })
    throw new Error('changed my mind')
  })
  await expect(failed).rejects.toThrow('changed my mind')
  await queue('recovery:1')
  await queue('recovery:1')
  await sendMails(context)
  await sendMails(context)
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ to: 'ana@exemplo.com.br', subject: 'Crie uma senha nova' })
  expect(sent[0]!.text).toContain('https://sensitivos.test/forgot-password?token=segredo')
  expect(sent[0]!.html).toContain('href="https://sensitivos.test/forgot-password?token=segredo"')
  expect(sent[0]!.html).toContain('Um &lt;b&gt;pedido&lt;/b&gt; chegou.')
})

test('sends sixty mails sixty times with eight workers', async () => {
  const { sent, context } = mailContext()
  for (let n = 0; n < 60; n++) await queue(`act:${n}`)
  await Promise.all(Array.from({ length: 8 }, () => sendMails(context)))
  expect(sent).toHaveLength(60)
  expect(new Set(sent.map(({ id }) => id)).size).toBe(60)
})

test('deletes the content after sending, because it may hold a secret link, and the row after half a year', async () => {
  const { context } = mailContext()
  await queue('recovery:2')
  await sendMails(context)
  expect(await db`select template from mails`).toEqual([{ template: null }])
  time.pass(181 * 86_400)
  await forgetMails(context)
  expect(await db`select 1 from mails`).toHaveLength(0)
})

test('retries an unreachable server with growing pauses, and gives up after ten attempts', async () => {
  const { sent, context } = mailContext(() => ({ outcome: 'unreachable', why: 'no route' }))
  await queue('act')
  await sendMails(context)
  expect(sent).toHaveLength(1)
  time.pass(9)
  await sendMails(context)
  expect(sent, 'not before ten seconds').toHaveLength(1)
  for (let n = 1; n < 20; n++) {
    time.pass(12 * 3_600)
    await sendMails(context)
  }
  expect(sent).toHaveLength(10)
  expect(await outcomes()).toEqual([{ outcome: 'given_up', attempts: 10 }])
})

test('does not retry refused mails, nor uncertain ones unless the mailer is idempotent', async () => {
  await queue('a-refused', 'nobody@exemplo.com.br')
  await queue('b-uncertain')
  const strict = mailContext(({ to }) => ({
    outcome: to.startsWith('nobody') ? 'refused' : 'uncertain',
    why: 'connection lost',
  }))
  await sendMails(strict.context)
  time.pass(86_400)
  await sendMails(strict.context)
  expect(strict.sent).toHaveLength(2)
  expect(await outcomes()).toEqual([
    { outcome: 'refused', attempts: 1 },
    { outcome: 'uncertain', attempts: 1 },
  ])

  await queue('c-uncertain')
  let isFirst = true
  const idempotent = mailContext(
    () => (isFirst ? ((isFirst = false), { outcome: 'uncertain', why: 'connection lost' }) : { outcome: 'sent' }),
    true,
  )
  await sendMails(idempotent.context)
  time.pass(10)
  await sendMails(idempotent.context)
  expect(idempotent.sent.map(({ id }) => id)).toEqual([idempotent.sent[0]!.id, idempotent.sent[0]!.id])
  expect((await outcomes())[2]).toEqual({ outcome: 'sent', attempts: 2 })
})

test('does not resend a mail of a crashed worker, except through an idempotent mailer', async () => {
  const plain = mailContext()
  await queue('act:1')
  await takeDueMails(db, time.now(), 10)
  time.pass(6 * 60)
  await releaseAbandoned(plain.context)
  await sendMails(plain.context)
  expect(plain.sent).toHaveLength(0)
  expect(await outcomes()).toEqual([{ outcome: 'uncertain', attempts: 1 }])

  const idempotent = mailContext(undefined, true)
  await queue('act:2')
  await takeDueMails(db, time.now(), 10)
  await releaseAbandoned(idempotent.context)
  expect(
    await db`select 1 from mails where due_at is not null`,
    'not while the worker may still be running',
  ).toHaveLength(0)
  time.pass(6 * 60)
  await releaseAbandoned(idempotent.context)
  await sendMails(idempotent.context)
  expect(idempotent.sent).toHaveLength(1)
})

const KINDS = Object.keys(NOTICE_KINDS) as NoticeKind[]
test.each(KINDS.flatMap((kind) => NOTICE_GROUPS.map((topic) => [kind, topic] as const)))(
  'a mail about %s to somebody who does without mails of %s is queued unless it is optional, and theirs or not asked for',
  async (kind, topic) => {
    const ana = await aPerson(db, 'Ana', 'client')
    await recordChoice(db, { personId: ana, topic, way: 'mail' }, false, time.now())
    const about = { kind, personId: ana }
    await inTransaction(db, (tx) =>
      queueMail(tx, { key: 'act', to: 'ana@exemplo.com.br', template, about, now: time.now() }),
    )
    const isWanted = groupOf(kind) !== topic && isWantedByItself(groupOf(kind), 'mail')
    const isLeftOut = !isWanted && !comesAlways(kind, 'mail')
    expect(await db`select 1 from mails`).toHaveLength(isLeftOut ? 0 : 1)
    expect(await db`select 1 from notices`, 'it stands in the list').toHaveLength(1)
  },
)

/** The choices as Ana's browser, a stranger's and a mail program call them. */
async function callChoices(method: string, path: string, { as, body }: { as?: string; body?: object } = {}) {
  const viewerOf = async (id: string) => ({ id, role: 'client' as const, sessionId: id })
  const api = apiOf(endpoints, { db, now: time.now, clock, log, viewerOf, trustedProxies: 0 })
  const headers = { 'content-type': 'application/json', ...(as && { authorization: `Bearer ${as}` }) }
  const response = await api.request(path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  return { status: response.status, text: await response.text(), location: response.headers.get('location') }
}
const refusedBy = async (ana: string) =>
  (
    JSON.parse((await callChoices('GET', '/api/notice-choices', { as: ana })).text) as {
      choices: { topic: string; way: string; wanted: boolean }[]
    }
  ).choices.flatMap(({ topic, way, wanted }) => (wanted ? [] : [`${topic} by ${way}`]))

test('Ana turns a group off and on again, as often as she likes', async () => {
  const ana = await aPerson(db, 'Ana', 'client')
  const choose = (wanted: boolean) =>
    callChoices('POST', '/api/notice-choices', { as: ana, body: { topic: 'questions', way: 'mail', wanted } })
  for (const wanted of [true, false, false]) expect((await choose(wanted)).status).toBe(200)
  expect(await refusedBy(ana)).toEqual(['questions by mail'])
  await choose(true)
  expect(await refusedBy(ana)).toEqual([])
  const ask = async (body: object) => (await callChoices('POST', '/api/notice-choices', { as: ana, body })).status
  expect(await ask({ topic: 'receipts', way: 'mail', wanted: false })).toBe(400)
  expect(await ask({ topic: 'money', way: 'page', wanted: false }), 'what money asks for always comes').toBe(409)
})

test('one click in the mail program ends its kind, the page undoes it, and unknown links tell nothing', async () => {
  const ana = await aPerson(db, 'Ana', 'client')
  const about = { kind: 'online_alerts', personId: ana } as const
  await inTransaction(db, (tx) =>
    queueMail(tx, { key: 'alert', to: 'ana@exemplo.com.br', template, about, now: time.now() }),
  )
  const { sent, context } = mailContext()
  await sendMails(context)
  const { unsubscribeUrl, text, html } = sent[0]!
  const token = new URL(unsubscribeUrl!).searchParams.get('token')!
  expect(unsubscribeUrl).toBe(`${SITE}${LEAVE_PATH}?token=${token}`)
  for (const body of [text, html]) expect(body).toContain(`${SITE}/cadastre-se/newsletter?avisos=${token}`)

  const opened = await callChoices('GET', `${LEAVE_PATH}?token=${token}`)
  expect(opened).toMatchObject({ status: 303, location: `/cadastre-se/newsletter?avisos=${token}` })
  expect(await refusedBy(ana), 'programs that open every link change nothing').toEqual([])
  expect((await callChoices('POST', `${LEAVE_PATH}?token=${token}`)).status).toBe(200)
  expect(await refusedBy(ana)).toEqual(['following by mail'])
  const byLink = (given: string, wanted: boolean) =>
    callChoices('POST', '/api/mail-choices/link', { body: { token: given, wanted } })
  expect(JSON.parse((await byLink(token, true)).text)).toEqual({ group: 'following' })
  expect(await refusedBy(ana)).toEqual([])

  for (const odd of [crypto.randomUUID(), 'nada', '']) {
    expect((await callChoices('POST', `${LEAVE_PATH}?token=${odd}`)).status, odd).toBe(200)
    expect((await byLink(odd, false)).status, odd).toBe(404)
  }
  expect(await refusedBy(ana)).toEqual([])
})

test('the sandbox mailbox stores a mail once and shows it escaped', async () => {
  const mailer = sandboxMailer({ db, clock })
  const mail: Mail = {
    id: crypto.randomUUID(),
    to: 'ana@exemplo.com.br',
    subject: 'Olá <3',
    text: `Veja ${SITE}/blog?a=1&b=2`,
    html: '<p title="x">Oi</p>',
  }
  await mailer.send({ ...mail, unsubscribeUrl: `${SITE}/api/newsletter/leave?token=abc` })
  await mailer.send({ ...mail, subject: 'Outra coisa' })
  const api = apiOf(mailboxRoutes(db), {
    db,
    now: time.now,
    clock,
    log,
    viewerOf: async () => undefined,
    trustedProxies: 0,
  })
  const read = async (path: string) => {
    const response = await api.request(`/api/sandbox/mailbox${path}`)
    return { status: response.status, text: await response.text() }
  }
  const { text: box } = await read('')
  expect(box).toContain('Olá &lt;3')
  expect(box).not.toContain('Outra coisa')
  expect((await read('?para=ANA@exemplo.com.br')).text).toContain(mail.id)
  expect((await read('?para=bia@exemplo.com.br')).text).toContain('Nada chegou para este endereço.')
  const { text: shown } = await read(`/${mail.id}`)
  expect(shown).toContain('List-Unsubscribe=One-Click')
  expect(shown).toContain('srcdoc="&lt;p title=&quot;x&quot;&gt;Oi&lt;/p&gt;"')
  expect(shown).toContain(`<a href="${SITE}/blog?a=1&amp;b=2">`)
  for (const odd of ['/nada', `/${crypto.randomUUID()}`]) expect((await read(odd)).status).toBe(404)
})

test('every emblem is a small picture of the site, and a mail says the same without it', async () => {
  const drawn = readdirSync('public/mail').toSorted()
  expect(drawn).toEqual(
    Object.keys(MAIL_EMBLEMS)
      .map((name) => `${name}.png`)
      .toSorted(),
  )
  for (const name of drawn) {
    const { width, height, size } = await sharp(readFileSync(`public/mail/${name}`)).metadata()
    expect({ width, height, isSmall: (size ?? 0) < 12_000 }, name).toEqual({ width: 216, height: 216, isSmall: true })
  }
  const pictured = { ...template, emblem: 'key' } as const
  expect(renderText(pictured, SITE)).toBe(renderText(template, SITE))
  expect(renderHtml(pictured, SITE)).toContain(
    `<img src="${SITE}/mail/key.png" width="72" height="72" alt="Segurança da conta">`,
  )
  expect(renderHtml(template, SITE), 'without one: a star').not.toContain('<img')
})

test('pauses grow with each attempt', () => {
  const at = time.now()
  const pauses = Array.from({ length: 10 }, (_, n) => nextAttemptAt(n + 1, at)?.getTime()).map(
    (next) => next && next - at.getTime(),
  )
  expect(pauses[0]).toBe(10_000)
  expect(pauses.slice(0, 9)).toEqual(pauses.slice(0, 9).toSorted((a, b) => a! - b!))
  expect(pauses[9]).toBeUndefined()
})
