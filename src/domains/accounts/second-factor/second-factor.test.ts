import { beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '#platform/db.ts'
import { serve } from '#platform/http.ts'
import { endpoint, nothing } from '#shared/contract.ts'
import { type AccountsFixture, ANA, openAccounts, PASSWORD } from '#test/support/accounts-fixture.ts'
import { codeAt, TEAM_SEAL } from '#test/support/team.ts'
import { appoint } from '../team-members/appoint-admin.ts'
import { secondFactorEndpoints } from './endpoints.ts'

const MINUTE_S = 60
const act = endpoint({
  method: 'POST',
  path: '/api/act-of-the-team',
  access: 'team:refunds',
  needsPassword: false,
  summary: 'An act of the team.',
  input: nothing,
  output: nothing,
})
const graveAct = endpoint({ ...act, path: '/api/grave-act-of-the-team', needsPassword: true })
const conversation = endpoint({ ...act, method: 'GET', path: '/api/conversation', access: 'team:conversations' })
const list = endpoint({ ...act, method: 'GET', path: '/api/list' })

let accounts: AccountsFixture
let token: string
beforeEach(async () => {
  const routes = [act, graveAct, conversation, list].map((one) => serve(one, () => ({})))
  accounts = await openAccounts([...routes, ...secondFactorEndpoints(TEAM_SEAL)])
  const { id } = accounts.ana
  await inTransaction(accounts.db, (tx) => appoint(tx, { personId: id, roles: ['support'], now: accounts.time.now() }))
  token = await signIn()
})

const signIn = async () => (await accounts.signIn()).body.token
const call = (one: { method: string; path: string }, as = token) =>
  accounts.request(one.method, one.path, { token: as })
const factor = (path: string, body: object = {}, as = token) =>
  accounts.post(`/second-factor${path}`, body, { token: as })
const appCode = (secret: string, later = 0) => codeAt(accounts.time.now(), later, secret)
const needed = { status: 403, body: { code: 'http.second_factor_required' } }
const fine = { status: 200 }

/** Ana sets her app up; answers its secret and the recovery codes. */
async function setUp() {
  const { secret } = (await factor('')).body as unknown as { secret: string }
  const { recoveryCodes } = (await factor('/confirmation', { code: appCode(secret) })).body as unknown as {
    recoveryCodes: string[]
  }
  accounts.time.pass(MINUTE_S)
  return { secret, recoveryCodes }
}

describe('setting up', () => {
  test('comes before the first act; reading lists waits for nothing, reading conversations does', async () => {
    expect([await call(act), await call(graveAct), await call(conversation)]).toMatchObject([needed, needed, needed])
    expect(await call(list)).toMatchObject(fine)
    const begun = (await factor('')).body as unknown as { secret: string; address: string }
    expect(begun.address).toContain('otpauth://totp/Sensitivos:')
    expect(await call(act), 'begun is not set up').toMatchObject(needed)
    const wrong = await factor('/confirmation', { code: appCode(begun.secret, 9) })
    expect(wrong).toMatchObject({
      status: 400,
      body: { code: 'accounts.wrong_code', fields: { code: expect.any(String) } },
    })
    const { recoveryCodes } = (await factor('/confirmation', { code: appCode(begun.secret) })).body as unknown as {
      recoveryCodes: string[]
    }
    expect(new Set(recoveryCodes).size).toBe(10)
    expect([await call(act), await call(graveAct), await call(conversation)]).toMatchObject([fine, fine, fine])
    const [mail] = await accounts.db`select template->>'subject' as subject from mails where recipient = ${ANA}
      order by queued_at desc limit 1`
    expect(mail).toEqual({ subject: 'Aplicativo autenticador configurado' })
  })

  test('asks for the password when it was typed long ago', async () => {
    accounts.time.pass(15 * MINUTE_S)
    expect(await factor('')).toMatchObject({ status: 403, body: { code: 'http.password_required' } })
    await accounts.post('/confirm-password', { password: PASSWORD }, { token })
    expect(await factor('')).toMatchObject(fine)
  })

  test('another app asks for the one that counts, replaces it, and other sessions show it again', async () => {
    const { secret } = await setUp()
    const elsewhere = await signIn()
    await factor('/code', { code: appCode(secret) }, elsewhere)
    accounts.time.pass(15 * MINUTE_S)
    expect(await factor('')).toMatchObject(needed)
    await factor('/code', { code: appCode(secret) })
    const next = (await factor('')).body as unknown as { secret: string }
    accounts.time.pass(MINUTE_S)
    expect(await factor('/code', { code: appCode(secret) }, elsewhere), 'the former one, until then').toMatchObject(
      fine,
    )
    await factor('/confirmation', { code: appCode(next.secret) })
    accounts.time.pass(MINUTE_S)
    expect(await call(act)).toMatchObject(fine)
    expect(await call(act, elsewhere)).toMatchObject(needed)
    expect(await factor('/code', { code: appCode(secret) }, elsewhere)).toMatchObject({ status: 400 })
    expect(await factor('/code', { code: appCode(next.secret) }, elsewhere)).toMatchObject(fine)
  })

  test('is for the team alone, and stores neither secret nor codes as they are', async () => {
    const { secret, recoveryCodes } = await setUp()
    const [stored] = await accounts.db<{ text: string }[]>`
      select (select jsonb_agg(to_jsonb(f)) from second_factors f)::text
        || (select jsonb_agg(to_jsonb(c)) from recovery_codes c)::text as text`
    for (const one of [secret, ...recoveryCodes]) expect(stored!.text).not.toContain(one)
    await accounts.db`update team_members set ended_at = ${accounts.time.now()}`
    expect(await factor('')).toMatchObject({ status: 403, body: { code: 'http.forbidden' } })
  })
})

describe('a code of the app', () => {
  test('is needed once in each session, and again after 15 minutes for what asks for a confirmation', async () => {
    const { secret } = await setUp()
    token = await signIn()
    expect([await call(act), await call(graveAct)], 'a fresh password is not enough').toMatchObject([needed, needed])
    expect(await factor('/code', { code: appCode(secret).replace(/(...)/, '$1 ') })).toMatchObject(fine)
    expect([await call(act), await call(graveAct)]).toMatchObject([fine, fine])
    accounts.time.pass(15 * MINUTE_S)
    expect([await call(act), await call(graveAct)]).toMatchObject([fine, needed])
    await accounts.post('/confirm-password', { password: PASSWORD }, { token })
    expect(await call(graveAct), 'the password does not count instead').toMatchObject(needed)
    await factor('/code', { code: appCode(secret) })
    expect(await call(graveAct)).toMatchObject(fine)
  })

  test.each([
    ['of two periods ago', -2, 400],
    ['of the period before', -1, 200],
    ['of now', 0, 200],
    ['of the period after', 1, 200],
    ['of two periods later', 2, 400],
  ])('%s is answered as it should', async (_when, later, status) => {
    const { secret } = await setUp()
    accounts.time.pass(5 * MINUTE_S)
    expect((await factor('/code', { code: appCode(secret, later) })).status).toBe(status)
  })

  test('counts once: neither it nor an earlier one is taken again, here or elsewhere', async () => {
    const { secret } = await setUp()
    accounts.time.pass(5 * MINUTE_S)
    const [before, code] = [appCode(secret, -1), appCode(secret)]
    expect(await factor('/code', { code })).toMatchObject(fine)
    const elsewhere = await signIn()
    for (const again of [code, before])
      expect(await factor('/code', { code: again }, elsewhere)).toMatchObject({ status: 400 })
    expect(await call(act, elsewhere)).toMatchObject(needed)
  })

  test('sent by ten tabs at once is taken once', async () => {
    const { secret } = await setUp()
    const code = appCode(secret)
    const answers = await Promise.all(Array.from({ length: 10 }, () => factor('/code', { code })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('wrong a hundred times has to wait, also with the right one, in every session; right ones are not counted', async () => {
    const { secret } = await setUp()
    for (let n = 0; n < 12; n++) {
      accounts.time.pass(30)
      expect(await factor('/code', { code: appCode(secret) })).toMatchObject(fine)
    }
    accounts.time.pass(15 * MINUTE_S)
    const elsewhere = await signIn()
    const wrong = []
    for (let n = 0; n < 100; n++)
      wrong.push((await factor('/code', { code: '000000' }, n % 2 ? token : elsewhere)).status)
    expect([wrong.filter((status) => status === 400).length, wrong.filter((status) => status === 429).length]).toEqual([
      10, 90,
    ])
    expect((await factor('/code', { code: appCode(secret) })).status).toBe(429)
    const locked = await accounts.db`select 1 from security_events where kind = 'accounts.locked_out'`
    expect(locked).toHaveLength(1)
    accounts.time.pass(15 * MINUTE_S)
    expect(await factor('/code', { code: appCode(secret) })).toMatchObject(fine)
  })

  test.each(['', ' ', '12345', 'x'.repeat(41), '１２３４５６', '../..', '0'.repeat(40)])(
    'like %j is a refusal',
    async (code) => {
      await setUp()
      expect((await factor('/code', { code })).status).toBe(400)
    },
  )
})

describe('a recovery code', () => {
  test('counts once, however it is typed; the person is told how many are left', async () => {
    const { recoveryCodes } = await setUp()
    token = await signIn()
    const typed = ` ${recoveryCodes[3]!.toLowerCase().replace('-', ' ')} `
    expect(await factor('/code', { code: typed })).toMatchObject(fine)
    expect(await call(graveAct)).toMatchObject(fine)
    expect(await factor('/code', { code: recoveryCodes[3]! })).toMatchObject({ status: 400 })
    const [mail] = await accounts.db<{ text: string }[]>`
      select template->'paragraphs'->>0 as text from mails where key like 'recovery-code-used:%'`
    expect(mail!.text).toContain('Restam 9.')
    expect((await accounts.ask('GET', '/second-factor', { token })).body).toEqual({ isSet: true, codesLeft: 9 })
  })

  test('ends when there are new ones', async () => {
    const { recoveryCodes } = await setUp()
    const renewed = (await factor('/recovery-codes')).body as unknown as { recoveryCodes: string[] }
    expect((await factor('/code', { code: recoveryCodes[0]! })).status).toBe(400)
    expect((await factor('/code', { code: renewed.recoveryCodes[0]! })).status).toBe(200)
  })
})

test('without an app there is nothing to show or to renew', async () => {
  expect((await factor('/code', { code: '123456' })).body.code).toBe('accounts.no_second_factor')
  expect((await factor('/recovery-codes')).body.code).toBe('accounts.no_second_factor')
  expect((await factor('/confirmation', { code: '123456' })).body.code).toBe('accounts.no_second_factor')
})
