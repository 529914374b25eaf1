import { execFile } from 'node:child_process'
import { beforeEach, expect, test } from 'vitest'
import { appUrlOf } from '#platform/app-role.ts'
import { type AccountsFixture, ANA, openAccounts, PASSWORD } from '#test/support/accounts-fixture.ts'
import { connectTo, freshOwnerUrl } from '#test/support/database.ts'
import { inviteAdmin } from './invite-admin.ts'

const IRIS = 'iris@sensitivos.com.br'
const NEW = 'mar calmo de agosto'
const HOUR_S = 3_600
const CACHED = { NODE_COMPILE_CACHE: '.data/compile-cache' }

let accounts: AccountsFixture
beforeEach(async () => {
  accounts = await openAccounts()
})

const invite = (email = IRIS, promotes = false) =>
  inviteAdmin(accounts.db, { email, firstName: 'Íris', promotes, now: accounts.time.now() })
const follow = (token: string, password = NEW) => accounts.post('/recovery/password', { token, password })
const signIn = (email: string, password: string) => accounts.post('/login', { email, password })
const events = async () =>
  (await accounts.db<{ kind: string }[]>`select kind from security_events order by id`).map(({ kind }) => kind)

test('the first admin sets a password by the link and signs in; the link works once', async () => {
  const token = await invite()
  expect((await signIn(IRIS, NEW)).status, 'before the link').toBe(401)
  expect((await follow(token)).status).toBe(200)
  expect((await signIn(IRIS, NEW)).body).toMatchObject({ user: { role: 'admin' } })
  expect((await follow(token, 'outra senha de abril')).status).toBe(410)
  expect(await events()).toEqual([
    'accounts.admin_appointed',
    'accounts.admin_link_made',
    'accounts.sign_in_refused',
    'accounts.password_changed',
    'accounts.signed_in',
  ])
})

test('a link works for 24 hours, and only its hash is stored', async () => {
  const token = await invite()
  const [stored] = await accounts.db`select (select jsonb_agg(to_jsonb(r)) from recoveries r)::text as text`
  expect(stored!.text).not.toContain(token)
  accounts.time.pass(24 * HOUR_S - 1)
  expect((await follow(token)).status).toBe(200)
  const late = await invite()
  accounts.time.pass(24 * HOUR_S)
  expect((await follow(late)).status).toBe(410)
})

test('an admin gets another link, and the earlier one ends', async () => {
  const [first, second] = [await invite(), await invite()]
  expect((await follow(first)).status).toBe(410)
  expect((await follow(second)).status).toBe(200)
})

test('a client becomes an admin only when told, signs in again, and keeps the password until the link is used', async () => {
  await accounts.db`update people set email_confirmed_at = ${accounts.time.now()}`
  const { token } = (await accounts.signIn()).body
  await expect(invite(ANA)).rejects.toMatchObject({ code: 'accounts.not_an_admin' })
  expect((await accounts.ask('GET', '/user', { token })).status, 'nothing changed').toBe(200)
  await invite(ANA, true)
  expect((await accounts.ask('GET', '/user', { token })).status).toBe(401)
  expect((await signIn(ANA, PASSWORD)).body.user).toMatchObject({ id: accounts.ana.id, role: 'admin' })
})

test('who registered the address of a colleague without confirming it has nothing left when it is promoted', async () => {
  const { token, device } = (await accounts.signIn()).body
  await accounts.post('/email', { email: 'ladrao@exemplo.com.br' }, { token })
  const [mail] = await accounts.db<{ path: string }[]>`
    select template->'action'->>'path' as path from mails where recipient = 'ladrao@exemplo.com.br'`
  const change = new URL(mail!.path, 'https://site.test').searchParams.get('confirmar')!
  const invitation = await invite(ANA, true)
  expect((await accounts.signIn(PASSWORD, { device: device! })).status, 'the password they chose').toBe(401)
  expect((await accounts.post('/email/confirm', { token: change })).status, 'the address they asked for').toBe(410)
  expect((await follow(invitation)).status).toBe(200)
  expect((await signIn(ANA, NEW)).body.user).toMatchObject({ id: accounts.ana.id, role: 'admin' })
})

test('ten invitations at once make one person, and the last link alone works', async () => {
  const tokens = await Promise.all(Array.from({ length: 10 }, () => invite()))
  expect(await accounts.db`select 1 from people where email = ${IRIS}`).toHaveLength(1)
  const open = await accounts.db`select 1 from recoveries where used_at is null`
  expect(open).toHaveLength(1)
  const answers = await Promise.all(tokens.map((token, at) => follow(token, `mar calmo de agosto ${at}`)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('npm run admin -- create prints the link, and says what it refuses', async () => {
  const ownerUrl = await freshOwnerUrl()
  const DATABASE_URL = appUrlOf(ownerUrl)
  const run = (...given: string[]) =>
    new Promise<{ code: number; out: string; err: string }>((resolve) => {
      const env = {
        PATH: process.env.PATH,
        APP_ENV: 'demo',
        DATABASE_URL,
        PUBLIC_URL: 'http://sensitivos.test',
        ...CACHED,
      }
      const args = ['--disable-warning=ExperimentalWarning', 'bin/admin.ts', ...given]
      execFile(process.execPath, args, { env }, (error, out, err) =>
        resolve({ code: Number(error?.code ?? 0), out, err }),
      )
    })
  const made = await run('create', ' Iris@Sensitivos.com.br ', '--name', 'Íris')
  expect(made).toMatchObject({ code: 0, err: '' })
  expect(made.out).toMatch(/http:\/\/sensitivos\.test\/forgot-password\?token=[\w-]{43}\n/)
  const db = connectTo(DATABASE_URL, { max: 1 })
  const team = () => db`
    select p.email, p.first_name, p.role, m.roles
    from people p join team_members m on m.person_id = p.id where m.ended_at is null`
  const iris = { email: IRIS, first_name: 'Íris', role: 'admin', roles: ['administration'] }
  expect(await team()).toEqual([iris])
  await db`update people set role = 'client'`
  expect(await run('create', IRIS)).toMatchObject({ code: 1, out: '', err: expect.stringContaining('--promote') })
  expect(await run('create', IRIS, '--promote')).toMatchObject({ code: 0 })
  expect(await team()).toEqual([iris])
  expect(await run('reset-second-factor', IRIS)).toMatchObject({ code: 1, err: expect.stringContaining('Não há') })
  await db`
    insert into second_factors (person_id, sealed_secret, confirmed_at, begun_at)
    select id, '\\x00', now(), now() from people`
  expect(await run('reset-second-factor', IRIS)).toMatchObject({ code: 0, err: '' })
  expect(await db`select 1 from second_factors`).toEqual([])
})
