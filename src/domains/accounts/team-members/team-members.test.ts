import { beforeEach, describe, expect, test } from 'vitest'
import { openSession } from '../sessions/open-session.ts'
import { findCredentials } from '../passwords/sql.ts'
import { inTransaction } from '#platform/db.ts'
import type { TeamRole } from '#shared/team-roles.ts'
import { type AccountsFixture, ANA, openAccounts } from '#test/support/accounts-fixture.ts'
import { showSecondFactors } from '#test/support/team.ts'
import { aPerson } from '#test/support/people.ts'
import { insertRestraint, recordLifted } from '../restraints/sql.ts'
import { appoint } from './appoint-admin.ts'
import { memberEndpoints } from './endpoints.ts'

const RUI = 'rui@sensitivos.com.br'
let accounts: AccountsFixture
let ana: { id: string; token: string }
beforeEach(async () => {
  accounts = await openAccounts(memberEndpoints)
  ana = { id: accounts.ana.id, token: await enter(accounts.ana.id) }
})

/** A session of somebody of the team that showed the second factor. */
async function enter(id: string, roles: readonly TeamRole[] = ['administration']) {
  await inTransaction(accounts.db, (tx) => appoint(tx, { personId: id, roles, now: accounts.time.now() }))
  const [known] = await accounts.db<{ email: string }[]>`select email from people where id = ${id}`
  const person = await findCredentials(accounts.db, known!.email)
  const given = { person: { ...person!, passwordHash: person!.passwordHash! }, now: accounts.time.now() }
  const browser = { agent: 'x', address: '203.0.113.7', device: undefined }
  const { token } = await inTransaction(accounts.db, (tx) =>
    openSession(tx, { ...given, browser, means: 'with_password', remember: true }),
  )
  await showSecondFactors(accounts.db)
  return token
}
async function aMember(firstName: string, roles: readonly TeamRole[]) {
  const id = await aPerson(accounts.db, firstName, 'client', accounts.time.now())
  return { id, token: await enter(id, roles) }
}

const request = (method: string, path: string, token: string, body?: object) =>
  accounts.request(method, `/api/admin/team${path}`, { token, ...(body && { body }) })
const invite = (given: object = {}, token = ana.token) =>
  request('POST', '', token, { firstName: 'Rui', email: RUI, roles: ['support'], ...given })
const change = (id: string, roles: string[], token = ana.token) => request('PUT', `/${id}/roles`, token, { roles })
const end = (id: string, token = ana.token) => request('DELETE', `/${id}`, token)
const lastMail = async () => {
  const [mail] = await accounts.db<{ recipient: string; subject: string; path: string | null }[]>`
    select recipient, template->>'subject' as subject, template->'action'->>'path' as path from mails
    order by queued_at desc, key limit 1`
  return mail!
}
const linkOf = (path: string | null) => new URL(path!, 'https://site.test').searchParams.get('token')!
const follow = (token: string) => accounts.post('/recovery/password', { token, password: 'mar calmo de agosto' })

describe('an invitation', () => {
  test('sets a password by its mailed link, and the person may do what the roles name', async () => {
    expect((await invite({ roles: ['support', 'content', 'support'] })).body).toMatchObject({
      roles: ['support', 'content'],
      hasEntered: false,
      hasSecondFactor: false,
      isReader: false,
    })
    const mail = await lastMail()
    expect(mail).toMatchObject({ recipient: RUI, subject: 'Convite para a equipe do Sensitivos' })
    expect((await follow(linkOf(mail.path))).status).toBe(200)
    const { body } = await accounts.post('/login', { email: RUI, password: 'mar calmo de agosto' })
    expect(body.user).toMatchObject({ role: 'admin', capabilities: expect.arrayContaining(['refunds', 'content']) })
    const { user } = (await accounts.ask('GET', '/user', { token: body.token })).body
    expect(user, 'the same later').toEqual(body.user)
    expect((await request('GET', '', body.token)).status, 'members are not theirs').toBe(403)
  })

  test('of whoever has not entered is sent again with the roles of then, and the earlier link ends', async () => {
    await invite()
    const first = linkOf((await lastMail()).path)
    accounts.time.pass(24 * 3_600)
    await enterAgain()
    expect((await follow(first)).status, 'after 24 hours').toBe(410)
    expect((await invite({ roles: ['finance'] })).body).toMatchObject({ roles: ['finance'] })
    expect((await follow(linkOf((await lastMail()).path))).status).toBe(200)
    expect(await invite()).toMatchObject({ status: 409, body: { code: 'accounts.already_member' } })
  })

  test.each([
    ['client', 'accounts.not_an_admin'],
    ['consultor', 'accounts.not_an_admin'],
  ] as const)('of the address of a %s is refused, and nothing changes', async (role, code) => {
    const id = await aPerson(accounts.db, 'Bia', role, accounts.time.now())
    const [person] = await accounts.db<{ email: string }[]>`select email from people where id = ${id}`
    expect(await invite({ email: person!.email })).toMatchObject({ status: 409, body: { code } })
    expect(await accounts.db`select role from people where id = ${id}`).toEqual([{ role }])
    expect(await accounts.db`select 1 from mails where recipient = ${person!.email}`).toEqual([])
  })

  test.each([
    [{ roles: [] }, 'roles', 'Escolha pelo menos um papel.'],
    [{ roles: ['owner'] }, 'roles.0', 'Escolha entre os papéis da lista.'],
    [{ email: 'rui' }, 'email', 'Confira o e-mail: algo como nome@exemplo.com.br.'],
    [{ firstName: ' ' }, 'firstName', 'Informe o nome.'],
  ])('with %j is refused at its field', async (given, field, words) => {
    const { status, body } = await invite(given)
    expect(status).toBe(400)
    expect(Object.values(body.fields!), field).toContain(words)
  })

  test('of oneself is refused', async () => {
    expect(await invite({ email: ANA })).toMatchObject({ status: 403, body: { code: 'accounts.own_case' } })
  })
})

/** Ana signs in again, as after the twelve hours that a session of the team lasts. */
const enterAgain = async () => void (ana.token = await enter(ana.id))

describe('roles', () => {
  test('taken away hold at once, also while a form is open, and the person is told', async () => {
    const bia = await aMember('Bia', ['administration'])
    expect((await request('GET', '', bia.token)).status).toBe(200)
    expect((await change(bia.id, ['content'])).body).toMatchObject({ roles: ['content'] })
    expect(await change(ana.id, ['content'], bia.token)).toMatchObject({
      status: 403,
      body: { code: 'http.forbidden' },
    })
    expect((await accounts.ask('GET', '/user', { token: bia.token })).body.user).toMatchObject({
      capabilities: ['content'],
    })
    expect((await lastMail()).subject).toBe('Seus papéis na equipe mudaram')
  })

  test('that are the same change and tell nothing', async () => {
    const bia = await aMember('Bia', ['content', 'support'])
    await change(bia.id, ['support', 'content'])
    expect(await accounts.db`select 1 from security_events where kind = 'accounts.member_roles_changed'`).toEqual([])
  })

  test('of oneself are refused, to change and to end', async () => {
    await aMember('Bia', ['administration'])
    for (const refused of [await change(ana.id, ['support']), await end(ana.id)])
      expect(refused).toMatchObject({ status: 403, body: { code: 'accounts.own_case' } })
  })
})

describe('somebody who leaves', () => {
  test('has no session and no second factor, is a client again, and can be invited back', async () => {
    const bia = await aMember('Bia', ['administration'])
    expect((await end(bia.id)).status).toBe(200)
    expect((await request('GET', '', bia.token)).status).toBe(401)
    expect(await accounts.db`select role from people where id = ${bia.id}`).toEqual([{ role: 'client' }])
    expect(await accounts.db`select 1 from second_factors where person_id = ${bia.id}`).toEqual([])
    expect((await end(bia.id)).status, 'again').toBe(404)
    const [known] = await accounts.db<{ email: string }[]>`select email from people where id = ${bia.id}`
    expect((await invite({ ...known, roles: ['content'] })).body).toMatchObject({ roles: ['content'] })
    expect((await request('GET', '', ana.token)).body).toMatchObject({
      members: [{ firstName: 'Ana' }, { firstName: 'Bia' }],
      former: [{ firstName: 'Bia', roles: ['administration'], endedBy: 'Ana' }],
    })
  })

  test.each(['suspended', 'blocked', 'payouts_rest'])(
    'and is %s is not invited back before that is lifted',
    async (kind) => {
      const bia = await aMember('Bia', ['support'])
      await end(bia.id)
      const [known] = await accounts.db<{ email: string }[]>`select email from people where id = ${bia.id}`
      const at = accounts.time.now()
      const act = {
        id: crypto.randomUUID(),
        personId: bia.id,
        kind: kind as 'blocked',
        reason: 'Pediu por fora.',
        by: ana.id,
        at,
      }
      const endsAt = kind === 'suspended' ? new Date(at.getTime() + 3_600_000) : undefined
      await inTransaction(accounts.db, (tx) => insertRestraint(tx, { ...act, endsAt }))
      expect(await invite({ ...known })).toMatchObject({ status: 409, body: { code: 'accounts.restrained' } })
      expect(await accounts.db`select role from people where id = ${bia.id}`).toEqual([{ role: 'client' }])
      await inTransaction(accounts.db, (tx) => recordLifted(tx, act.id, { at, by: ana.id, reason: 'Um engano.' }))
      expect((await invite({ ...known })).status).toBe(200)
    },
  )

  test('with an open invitation cannot use its link', async () => {
    const { id } = (await invite()).body as unknown as { id: string }
    const link = linkOf((await lastMail()).path)
    await end(id)
    expect((await follow(link)).status).toBe(410)
  })

  test('was a consultant before, and is one again', async () => {
    const id = await aPerson(accounts.db, 'Luna', 'consultor', accounts.time.now())
    await enter(id, ['moderation'])
    await end(id)
    expect(await accounts.db`select role from people where id = ${id}`).toEqual([{ role: 'consultor' }])
  })
})

test.each(Array.from({ length: 5 }, (_, n) => n))(
  'two administrators who end each other at once leave one: try %i',
  async () => {
    const bia = await aMember('Bia', ['administration'])
    const answers = await Promise.all([end(bia.id, ana.token), end(ana.id, bia.token)])
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
    const left = await accounts.db`
      select 1 from team_members where ended_at is null and 'administration' = any(roles)`
    expect(left).toHaveLength(1)
  },
)

test('an invited administrator who has not entered does not count as the last one', async () => {
  const bia = await aMember('Bia', ['administration'])
  await invite({ roles: ['administration'] })
  await end(bia.id)
  const { id } = (await request('GET', '', ana.token)).body as unknown as { id: string } & { members: { id: string }[] }
  expect(id).toBeUndefined()
  await accounts.db`update people set password_hash = null where id = ${ana.id}`
  const carla = await aMember('Carla', ['administration'])
  expect(await change(carla.id, ['content'], ana.token), 'Ana has no password any more').toMatchObject({
    status: 409,
    body: { code: 'accounts.last_administrator' },
  })
})

test('a lost second factor is reset by another administrator, who is not oneself; the person is told', async () => {
  const bia = await aMember('Bia', ['support'])
  const reset = (id: string) => request('POST', `/${id}/second-factor-reset`, ana.token)
  expect((await reset(ana.id)).body.code).toBe('accounts.own_case')
  expect((await reset(bia.id)).body).toMatchObject({ hasSecondFactor: false })
  expect((await lastMail()).subject).toBe('Seu aplicativo autenticador foi desligado')
  expect((await accounts.ask('GET', '/user', { token: bia.token })).status).toBe(401)
  expect((await reset(bia.id)).body.code).toBe('accounts.no_second_factor')
})
