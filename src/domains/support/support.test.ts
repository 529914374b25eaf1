import { beforeEach, expect, test } from 'vitest'
import { findPerson, findViewer, type PersonalData } from '#domains/accounts/index.ts'
import { clockAt } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { apiOf, type Ports } from '#platform/http.ts'
import { log } from '#platform/log.ts'
import { asSeen } from '#test/support/team.ts'
import { freshDatabase } from '#test/support/database.ts'
import { openAccounts, PASSWORD as ANAS_PASSWORD } from '#test/support/accounts-fixture.ts'
import { aClient, PASSWORD } from '#test/support/people.ts'
import { closeMessage } from './close-message.ts'
import { closeRequestedAccount } from './close-requested-account.ts'
import { endpointsWith } from './endpoints.ts'
import { eraseMessagesFrom } from './sql.ts'
import { DEMO_COMPANY } from '../../../db/seeds/company.ts'

const endpoints = endpointsWith([])

const TUESDAY = new Date('2026-03-03T15:00:00.000Z')
let db: Db
let iris: string
let ana: string

beforeEach(async () => {
  db = await freshDatabase({ max: 12 })
  ;[iris, ana] = [await aClient(db, 'Iris'), await aClient(db, 'Ana')]
})

/** The fields of all answers of these calls. */
type Answer = { protocol: string; fields: Record<string, string>; messages: { id: string }[]; closing: object }

async function call(
  method: string,
  path: string,
  { body, token, from = '203.0.113.7' }: { body?: unknown; token?: string; from?: string } = {},
) {
  const viewerOf: Ports['viewerOf'] = async (given) =>
    asSeen({ id: given, role: given === iris ? 'admin' : 'client', sessionId: given })
  const api = apiOf(endpoints, { db, now: () => TUESDAY, clock: clockAt(TUESDAY), log, viewerOf, trustedProxies: 1 })
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': from,
    ...(token && { authorization: `Bearer ${token}` }),
  }
  const response = await api.request(path, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as Answer }
}

const message = (part: object = {}) => ({
  id: crypto.randomUUID(),
  name: 'Bia Camargo',
  email: 'Bia@Exemplo.com.br',
  subject: 'payment',
  text: 'Paguei e o crédito não apareceu.\r\nBcc: todos@exemplo.com',
  ...part,
})
const mails = () =>
  db<
    { to: string; template: { subject: string; quote?: string; replyTo?: string } }[]
  >`select recipient as "to", template from mails order by key`

test('gives the sender a case number and a day, mails the team her words, and confirms to her without them', async () => {
  const { status, body } = await call('POST', '/api/contact', { body: message() })
  expect(status).toBe(200)
  expect(body).toEqual({
    protocol: expect.stringMatching(/^2026-\d{6}-\d$/),
    answerBy: '2026-03-05',
    receivedAt: TUESDAY.toISOString(),
  })
  const [toSender, toTeam] = await mails()
  expect(toTeam).toMatchObject({
    to: DEMO_COMPANY.email,
    template: { replyTo: 'bia@exemplo.com.br', quote: message().text },
  })
  expect(toSender!.to).toBe('bia@exemplo.com.br')
  expect(JSON.stringify(toSender!.template)).not.toMatch(/Camargo|crédito|todos@/)
  expect(toTeam!.template.subject + toSender!.template.subject, 'no header contains what she wrote').not.toMatch(
    /Camargo|crédito|todos@/,
  )
})

test('keeps one message of twenty repeated requests, refuses those beyond the limit, and other words under the same id', async () => {
  const same = message()
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      call('POST', '/api/contact', { body: { ...same, email: `bia@exemplo.com.br` }, from: `203.0.113.${n}` }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    ...Array<number>(5).fill(200),
    ...Array<number>(15).fill(429),
  ])
  const protocols = new Set(answers.filter(({ status }) => status === 200).map(({ body }) => body.protocol))
  expect(protocols.size).toBe(1)
  expect(await db`select 1 from contact_messages`).toHaveLength(1)
  expect(await mails()).toHaveLength(2)
  const other = await call('POST', '/api/contact', {
    body: message({ id: same.id, email: 'outra@exemplo.com.br', text: 'Outra coisa bem diferente.' }),
  })
  expect(other).toMatchObject({ status: 409, body: { code: 'support.id_reused' } })
})

test('names faults at their fields, in Portuguese', async () => {
  const { status, body } = await call('POST', '/api/contact', {
    body: { id: crypto.randomUUID(), name: ' ', email: 'bia', subject: 'gossip', text: 'oi' },
  })
  expect(status).toBe(400)
  expect(body.fields).toEqual({
    name: 'Informe seu nome.',
    email: 'Confira o e-mail: algo como nome@exemplo.com.br.',
    subject: 'Escolha o assunto.',
    text: 'Conte um pouco mais: pelo menos 10 caracteres.',
  })
  const long = await call('POST', '/api/contact', { body: message({ text: '🌙'.repeat(4_000) }) })
  expect(long.status, 'accepts 4,000 emoji').toBe(200)
})

test('refuses a sixth message from one address within an hour', async () => {
  const answers = []
  for (let n = 0; n < 6; n++) answers.push((await call('POST', '/api/contact', { body: message() })).status)
  expect(answers).toEqual([200, 200, 200, 200, 200, 429])
})

test('lets only Íris list open messages and close each once', async () => {
  const { body: receipt } = await call('POST', '/api/contact', { body: message() })
  const open = await call('GET', '/api/admin/messages', { token: iris })
  expect(open.body.messages).toMatchObject([
    { protocol: receipt.protocol, subject: 'payment', email: 'bia@exemplo.com.br', closing: null },
  ])
  const { id } = open.body.messages[0]!
  for (const token of [undefined, ana]) {
    expect((await call('GET', '/api/admin/messages', { ...(token && { token }) })).status).toBe(token ? 403 : 401)
    expect(
      (await call('POST', `/api/admin/messages/${id}/closing`, { ...(token && { token }), body: { note: 'Meu.' } }))
        .status,
    ).toBe(token ? 403 : 401)
  }
  const closed = await call('POST', `/api/admin/messages/${id}/closing`, {
    token: iris,
    body: { note: 'Crédito conferido, expliquei por e-mail.' },
  })
  expect(closed.body.closing).toEqual({
    note: 'Crédito conferido, expliquei por e-mail.',
    answer: null,
    by: 'Iris Prado',
    closedAt: TUESDAY.toISOString(),
  })
  expect(
    (
      await call('POST', `/api/admin/messages/${id}/closing`, {
        token: iris,
        body: { note: 'Crédito conferido, expliquei por e-mail.' },
      })
    ).status,
  ).toBe(200)
  expect(
    await call('POST', `/api/admin/messages/${id}/closing`, { token: iris, body: { note: 'Outra nota.' } }),
  ).toMatchObject({ status: 409 })
  expect((await call('GET', '/api/admin/messages', { token: iris })).body.messages).toEqual([])
  expect((await call('GET', '/api/admin/messages?state=closed', { token: iris })).body.messages).toHaveLength(1)
  expect((await call('POST', '/api/admin/messages/nada/closing', { token: iris, body: { note: 'x' } })).status).toBe(
    404,
  )
})

test('answers a message in place: one mail to the sender, the answer is kept, and nobody closes it otherwise', async () => {
  await call('POST', '/api/contact', { body: message() })
  const { id } = (await call('GET', '/api/admin/messages', { token: iris })).body.messages[0]!
  const answer = { answer: 'Boa tarde, Bia. O crédito entrou às 14h02; o recibo está no seu painel.' }
  const path = `/api/admin/messages/${id}/answer`
  expect((await call('POST', path, { token: ana, body: answer })).status).toBe(403)
  expect((await call('POST', path, { token: iris, body: { answer: '  ' } })).body.fields).toEqual({
    answer: 'Escreva a resposta.',
  })
  const answers = await Promise.all([1, 2].map(() => call('POST', path, { token: iris, body: answer })))
  for (const { status, body } of answers) {
    expect(status).toBe(200)
    expect(body.closing).toEqual({ note: null, ...answer, by: 'Iris Prado', closedAt: TUESDAY.toISOString() })
  }
  expect((await call('POST', path, { token: iris, body: { answer: 'Outra.' } })).status).toBe(409)
  expect(
    (await call('POST', `/api/admin/messages/${id}/closing`, { token: iris, body: { note: 'Resolvida.' } })).status,
  ).toBe(409)
  const sent = (await mails()).filter(({ to, template }) => to === 'bia@exemplo.com.br' && template.quote)
  expect(sent).toMatchObject([
    { template: { subject: expect.stringContaining('Resposta à sua mensagem'), quote: answer.answer } },
  ])
  expect(await db`select from security_events where kind = 'support.message_answered'`).toHaveLength(1)
  expect((await call('GET', '/api/admin/messages?state=closed', { token: iris })).body.messages).toHaveLength(1)
})

test('the same request to close an account, eight times at once, is one request and one attempt', async () => {
  const accounts = await openAccounts(endpoints)
  const { token } = (await accounts.signIn()).body
  const ask = (id: string) => accounts.request('POST', '/api/account-closing', { token, body: { id } })
  const id = crypto.randomUUID()
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask(id)))
  expect(answers.map(({ status, body }) => body.code ?? status)).toEqual(Array(8).fill(200))
  expect(new Set(answers.map(({ body }) => (body as unknown as Answer).protocol)).size).toBe(1)
  expect(await accounts.db`select from mails where key like 'contact:%'`).toHaveLength(2)
  for (let n = 0; n < 2; n++) {
    await accounts.request('DELETE', '/api/account-closing', { token })
    expect((await ask(crypto.randomUUID())).status, 'two of three a day are left').toBe(200)
  }
})

test('Ana asks to close her account, once at a time, with her password; she or the team ends the request', async () => {
  const accounts = await openAccounts(endpoints)
  const { token } = (await accounts.signIn()).body
  const path = '/api/account-closing'
  const ask = (id: string) => accounts.request('POST', path, { token, body: { id, reason: 'Vou viajar.' } })
  const read = async () => (await accounts.request('GET', path, { token })).body
  const kinds = async () =>
    (
      await accounts.db<{ kind: string }[]>`
      select kind from security_events where kind like 'support.%' order by id`
    ).map(({ kind }) => kind)

  accounts.time.pass(15 * 60)
  expect(await ask(crypto.randomUUID())).toMatchObject({ status: 403, body: { code: 'http.password_required' } })
  await accounts.post('/confirm-password', { password: ANAS_PASSWORD }, { token })
  const id = crypto.randomUUID()
  const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => ask(n % 2 ? id : crypto.randomUUID())))
  const accepted = answers.filter(({ status }) => status === 200)
  expect(new Set(accepted.map(({ body }) => (body as unknown as Answer).protocol)).size).toBe(1)
  for (const { status, body } of answers)
    if (status !== 200) expect({ status, code: body.code }).toEqual({ status: 409, code: 'support.already_asked' })
  const [message] = await accounts.db<{ id: string; subject: string; body: string }[]>`
    select id, subject, body from contact_messages`
  expect(message).toMatchObject({ subject: 'closing', body: expect.stringContaining('Vou viajar.') })
  const mailed = await accounts.db`select template->>'subject' as subject from mails where key like 'contact:%'`
  expect(mailed).toHaveLength(2)
  expect(await read()).toMatchObject({ request: { protocol: expect.any(String) } })

  expect((await accounts.request('DELETE', path, { token })).status).toBe(200)
  expect((await accounts.request('DELETE', path, { token })).status, 'nothing to take back').toBe(200)
  expect(await read()).toEqual({ request: null })
  expect((await ask(crypto.randomUUID())).status, 'she may ask again').toBe(200)
  const [again] = await accounts.db<{ id: string }[]>`
    select message_id as id from closing_requests where ended_at is null`
  const closing = { id: again!.id, note: 'Conta conferida.', by: accounts.ana.id, clock: clockAt(accounts.time.now()) }
  await closeMessage(accounts.db, closing)
  expect(await read()).toEqual({ request: null })
  expect(await kinds()).toEqual([
    'support.closing_requested',
    'support.closing_withdrawn',
    'support.closing_requested',
    'support.message_closed',
  ])
})

test('the team closes the account that a message asks for, once nothing is left to settle', async () => {
  const accounts = await openAccounts(endpoints)
  const { token } = (await accounts.signIn()).body
  const [id, other] = [crypto.randomUUID(), crypto.randomUUID()]
  await accounts.request('POST', '/api/account-closing', { token, body: { id, reason: 'Rua das Flores, 12' } })
  const colleague = await aClient(accounts.db, 'Iris')
  const { email } = (await findPerson(accounts.db, colleague))!
  const signedIn = (await accounts.post('/login', { email, password: PASSWORD })).body.token
  const viewer = (await findViewer(accounts.db, signedIn, accounts.time.now()))!
  const at = clockAt(accounts.time.now())
  const act = (parts: readonly PersonalData[] = [], message = id) =>
    closeRequestedAccount(accounts.db, { id: message, viewer, parts, clock: at })
  const erased: string[] = []
  const part: PersonalData = {
    unsettled: async () => ['R$ 1,00 em saldo', 'uma consulta em aberto'],
    async erase(tx, closing) {
      erased.push(closing.personId, closing.email)
      await eraseMessagesFrom(tx, closing)
    },
  }

  await expect(act([], other)).rejects.toMatchObject({ code: 'support.no_request' })
  await expect(act([part])).rejects.toMatchObject({
    code: 'support.not_settled',
    fields: { account: 'Falta acertar: R$ 1,00 em saldo; uma consulta em aberto.' },
  })
  expect(erased).toEqual([])
  expect(await act([{ erase: part.erase! }])).toMatchObject({ note: 'Conta encerrada.', name: 'Conta encerrada' })
  expect(erased).toEqual([accounts.ana.id, accounts.ana.email])
  expect((await accounts.request('GET', '/api/account-closing', { token })).status, 'signed out').toBe(401)
  expect((await accounts.signIn()).status).toBe(401)
  const [mail] = await accounts.db`select recipient from mails where key = ${`last-mail:${accounts.ana.id}`}`
  expect(mail).toBeDefined()
  expect(await accounts.db`select from contact_messages where body like '%Flores%'`).toEqual([])
})
