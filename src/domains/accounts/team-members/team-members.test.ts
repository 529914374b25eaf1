import { beforeEach, describe, expect, test } from 'vitest'
import { proposalVerbs } from '#server/proposal-verbs.ts'
import { openSession } from '../sessions/open-session.ts'
import { findCredentials } from '../passwords/sql.ts'
import { inTransaction } from '#platform/db.ts'
import type { TeamRole } from '#shared/team-roles.ts'
import { type AccountsFixture, ANA, openAccounts } from '#test/support/accounts-fixture.ts'
import { showSecondFactors } from '#test/support/team.ts'
import { aPerson } from '#test/support/people.ts'
import { confirmFromMachine } from '../proposals/confirm-from-machine.ts'
import { confirm, decideProposal } from '../proposals/decide-proposal.ts'
import { eraseEndedInvitations, findProposal } from '../proposals/sql.ts'
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
const reason = 'Combinamos na reunião de novembro.'
const propose = {
  invitation: (given: object = {}, token = ana.token) =>
    request('POST', '', token, { firstName: 'Rui', email: RUI, roles: ['support'], reason, ...given }),
  roles: (id: string, roles: string[], token = ana.token) => request('PUT', `/${id}/roles`, token, { roles, reason }),
  end: (id: string, token = ana.token) => request('DELETE', `/${id}`, token, { reason }),
}
const clock = async () => accounts.time.now()
const findOpen = async () => {
  const [open] = await accounts.db<{ id: string }[]>`select id from team_proposals where outcome is null`
  return open && (await findProposal(accounts.db, open.id))
}
/** What was just proposed is confirmed, if it was, by whoever that may be. */
async function confirmed<T extends { status: number }>(answer: T): Promise<T> {
  const open = await findOpen()
  if (!open) return answer
  expect(answer.status).toBe(200)
  const second = { proposalId: open.id, by: open.proposedBy, isByMachine: true }
  await confirm(accounts.db, proposalVerbs, open, second, clock)
  return answer
}
const invite = async (given?: object, token?: string) => confirmed(await propose.invitation(given, token))
const change = async (id: string, roles: string[], token?: string) => confirmed(await propose.roles(id, roles, token))
const end = async (id: string, token?: string) => confirmed(await propose.end(id, token))
const memberNamed = async (firstName: string) => {
  const { members } = (await request('GET', '', ana.token)).body as unknown as {
    members: { firstName: string; id: string }[]
  }
  return members.find((one) => one.firstName === firstName)!
}
const lastMail = async () => {
  const [mail] = await accounts.db<{ recipient: string; subject: string; path: string | null }[]>`
    select recipient, template->>'subject' as subject, template->'action'->>'path' as path from mails
    where key not like 'alone:%' order by queued_at desc, key limit 1`
  return mail!
}
const linkOf = (path: string | null) => new URL(path!, 'https://site.test').searchParams.get('token')!
const follow = (token: string) => accounts.post('/recovery/password', { token, password: 'mar calmo de agosto' })

describe('an invitation', () => {
  test('sets a password by its mailed link, and the person may do what the roles name', async () => {
    await invite({ roles: ['support', 'content', 'support'] })
    expect(await memberNamed('Rui')).toMatchObject({
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

  test('of whoever has not entered is sent again by one alone, and the earlier link ends', async () => {
    await invite()
    const { id } = await memberNamed('Rui')
    const again = () => request('POST', `/${id}/invitation`, ana.token)
    const first = linkOf((await lastMail()).path)
    accounts.time.pass(24 * 3_600)
    await enterAgain()
    expect((await follow(first)).status, 'after 24 hours').toBe(410)
    expect((await again()).status).toBe(200)
    expect((await follow(linkOf((await lastMail()).path))).status).toBe(200)
    for (const refused of [await invite(), await again()])
      expect(refused).toMatchObject({ status: 409, body: { code: 'accounts.already_member' } })
  })

  test('of whoever has not entered replaces their roles', async () => {
    await invite()
    accounts.time.pass(1)
    await invite({ roles: ['finance'] })
    expect(await memberNamed('Rui')).toMatchObject({ roles: ['finance'] })
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
    await change(bia.id, ['content'])
    expect(await memberNamed('Bia')).toMatchObject({ roles: ['content'] })
    expect(await propose.roles(ana.id, ['content'], bia.token)).toMatchObject({
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
    expect((await propose.roles(bia.id, ['support', 'content'])).status).toBe(200)
    expect(await findOpen()).toBeUndefined()
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
    await invite({ ...known, roles: ['content'] })
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
    await invite()
    const { id } = await memberNamed('Rui')
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
    for (const answer of [await propose.end(bia.id, ana.token), await propose.end(ana.id, bia.token)])
      expect(answer.status).toBe(200)
    const open = await accounts.db<{ id: string }[]>`select id from team_proposals where outcome is null`
    const ending = open.map(({ id }) => confirmFromMachine(accounts.db, proposalVerbs, { id, clock }))
    const done = await Promise.allSettled(ending)
    expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const left = await accounts.db`
      select 1 from team_members where ended_at is null and 'administration' = any(roles)`
    expect(left).toHaveLength(1)
  },
)

test('an invited administrator who has not entered does not count as the last one', async () => {
  const bia = await aMember('Bia', ['administration'])
  await invite({ roles: ['administration'] })
  await end(bia.id)
  await accounts.db`update people set password_hash = null where id = ${ana.id}`
  const carla = await aMember('Carla', ['administration'])
  expect(await propose.roles(carla.id, ['content'], ana.token), 'Ana has no password any more').toMatchObject({
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

describe('who is of the team, with which roles, is decided by two', () => {
  const decide = async (by: string) => {
    const given = { id: (await findOpen())!.id, isConfirmed: true, by, capabilities: ['members'], clock } as const
    return decideProposal(accounts.db, proposalVerbs, given)
  }
  const fromMachine = async () => confirmFromMachine(accounts.db, proposalVerbs, { id: (await findOpen())!.id, clock })
  const toldCompany = () => accounts.db`select 1 from mails where key like 'alone:%'`

  test.each(['invitation', 'roles', 'end'] as const)(
    '%s: nothing changes before another administrator',
    async (what) => {
      const vera = await aMember('Vera', ['administration'])
      const bia = await aMember('Bia', ['support'])
      const mails = await accounts.db`select 1 from mails`
      const members = (await request('GET', '', ana.token)).body
      expect(
        (
          await (what === 'invitation'
            ? propose.invitation()
            : what === 'roles'
              ? propose.roles(bia.id, ['finance'])
              : propose.end(bia.id))
        ).status,
      ).toBe(200)
      expect((await request('GET', '', ana.token)).body).toEqual(members)
      expect(await accounts.db`select 1 from mails`, 'nobody is told').toEqual(mails)
      await expect(decide(ana.id)).rejects.toMatchObject({ code: 'accounts.own_proposal' })
      await expect(fromMachine()).rejects.toMatchObject({ code: 'accounts.somebody_could_confirm' })
      await decide(vera.id)
      expect((await request('GET', '', ana.token)).body).not.toEqual(members)
    },
  )

  test('whom it is about does not confirm it, nor whom the first invited, nor who is no administrator', async () => {
    const bia = await aMember('Bia', ['administration'])
    const caio = await aMember('Caio', ['administration'])
    await accounts.db`update team_members set invited_by = ${ana.id} where person_id = ${caio.id}`
    await propose.roles(bia.id, ['administration', 'content'])
    await expect(decide(bia.id)).rejects.toMatchObject({ code: 'accounts.own_case' })
    await expect(decide(caio.id)).rejects.toMatchObject({ code: 'accounts.invited_by_first' })
    const given = { id: (await findOpen())!.id, isConfirmed: true, by: caio.id, clock } as const
    const asSupport = decideProposal(accounts.db, proposalVerbs, { ...given, capabilities: ['support'] })
    await expect(asSupport).rejects.toMatchObject({ code: 'accounts.proposal_not_found' })
    expect(await toldCompany(), 'nobody could: the company knows').toHaveLength(1)
  })

  test('a single administrator waits 72 hours after the company was told, or confirms from the machine', async () => {
    await propose.invitation()
    expect(await toldCompany()).toHaveLength(1)
    accounts.time.pass(72 * 3_600 - 1)
    await expect(decide(ana.id)).rejects.toMatchObject({ code: 'accounts.own_proposal' })
    accounts.time.pass(1)
    await decide(ana.id)
    await enterAgain()
    expect(await memberNamed('Rui')).toMatchObject({ invitedBy: 'Ana' })
    await propose.roles((await memberNamed('Rui')).id, ['finance'])
    await fromMachine()
    expect(await memberNamed('Rui')).toMatchObject({ roles: ['finance'] })
    const [told] = await accounts.db`
      select detail, actor_id from security_events where kind = 'accounts.proposal_decided' order by id desc limit 1`
    expect(told).toEqual({ detail: 'confirmed_by_machine', actor_id: null })
  })

  test('of ten who confirm one invitation one does, and one link is mailed', async () => {
    const members = await Promise.all(Array.from({ length: 10 }, (_, n) => aMember(`Caio ${n}`, ['administration'])))
    await propose.invitation()
    const { id } = (await findOpen())!
    const given = { id, isConfirmed: true, capabilities: ['members'], clock } as const
    const done = await Promise.allSettled(
      members.map((one) => decideProposal(accounts.db, proposalVerbs, { ...given, by: one.id })),
    )
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await accounts.db`select 1 from mails where recipient = ${RUI}`).toHaveLength(1)
  })

  test('name and address of whoever was not invited after all are erased within the hour', async () => {
    const kept = () => accounts.db<{ kept: string }[]>`select subject_id || input::text as kept from team_proposals`
    const erase = () => eraseEndedInvitations(accounts.db, accounts.time.now())
    await propose.invitation()
    await erase()
    expect((await kept())[0]!.kept).toContain(RUI)
    accounts.time.pass(7 * 24 * 3_600)
    await erase()
    expect((await kept())[0]!.kept).not.toMatch(/rui/i)
  })

  test('an address that became a client’s meanwhile is refused, and nobody is of the team', async () => {
    await aMember('Vera', ['administration'])
    await propose.invitation()
    const id = await aPerson(accounts.db, 'Rui', 'client', accounts.time.now())
    await accounts.db`update people set email = ${RUI} where id = ${id}`
    await expect(decide((await memberNamed('Vera')).id)).rejects.toMatchObject({ code: 'accounts.not_an_admin' })
    expect(await accounts.db`select role from people where id = ${id}`).toEqual([{ role: 'client' }])
    expect(await findOpen(), 'it can still be refused').toBeDefined()
  })
})
