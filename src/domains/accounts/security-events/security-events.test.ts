import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { type AccountsFixture, ANA, openAccounts, PASSWORD } from '#test/support/accounts-fixture.ts'
import { ownerOf } from '#test/support/database.ts'
import { appointAdmin } from '../index.ts'
import { deleteOldOrigins } from './sql.ts'

const HOME = '203.0.113.7'
const NEW = 'mar calmo de agosto'

let accounts: AccountsFixture
beforeEach(async () => {
  accounts = await openAccounts()
})

const events = () =>
  accounts.db<
    { kind: string; detail: string | null; actor: string | null; person: string | null; at: Date }[]
  >`select kind, detail, actor_id as actor, person_id as person, at from security_events order by id`
const kinds = async () => (await events()).map(({ kind, detail }) => (detail ? `${kind}: ${detail}` : kind))
const signedIn = async () => (await accounts.signIn()).body.token

describe('the log of security events', () => {
  test('tells the story of Ana’s sessions and passwords', async () => {
    const [token, other] = [await signedIn(), await signedIn()]
    const { body } = await accounts.ask('GET', '/sessions', { token })
    const ended = body.sessions!.find(({ isCurrent }) => !isCurrent)!.id
    await accounts.ask('DELETE', `/sessions/${ended}`, { token })
    expect((await accounts.ask('GET', '/user', { token: other })).status).toBe(401)
    await accounts.post('/confirm-password', { password: 'errada' }, { token })
    await accounts.post('/confirm-password', { password: PASSWORD }, { token })
    await accounts.post('/password', { currentPassword: PASSWORD, newPassword: NEW }, { token })
    await accounts.post('/recovery/password', { token: await accounts.mailedLink(), password: PASSWORD })
    await accounts.post('/logout', {}, { token: await signedIn() })
    await appointAdmin(accounts.db, accounts.ana.id)
    expect(await kinds()).toEqual([
      'accounts.signed_in: with_password',
      'accounts.signed_in: with_password',
      'accounts.session_ended',
      'accounts.password_refused',
      'accounts.password_confirmed',
      'accounts.password_changed: old_password',
      'accounts.recovery_mailed',
      'accounts.password_changed: recovery_link',
      'accounts.signed_in: with_password',
      'accounts.signed_out',
      'accounts.admin_appointed',
    ])
    expect(new Set((await events()).map(({ person }) => person))).toEqual(new Set([accounts.ana.id]))
  })

  test('has the sessions that were opened and ended, by whom and when', async () => {
    const token = await signedIn()
    const [session] = await accounts.db`select id from sessions`
    accounts.time.pass(60)
    await accounts.post('/logout', {}, { token })
    expect(
      await accounts.db`select kind, actor_id, session_id, at from security_events where kind <> 'accounts.x'
        order by id`,
    ).toMatchObject([
      { kind: 'accounts.signed_in', actor_id: accounts.ana.id, session_id: session!.id },
      { kind: 'accounts.signed_out', actor_id: accounts.ana.id, session_id: session!.id, at: accounts.time.now() },
    ])
  })

  test('has refused sign-ins with the account, or the hash of an address without one, and nobody as actor', async () => {
    await accounts.signIn('errada')
    await accounts.post('/login', { email: 'ninguem@exemplo.com.br', password: 'errada' })
    const hash = createHash('sha256').update('ninguem@exemplo.com.br').digest()
    expect(await accounts.db`select kind, actor_id, person_id, email_hash from security_events order by id`).toEqual([
      { kind: 'accounts.sign_in_refused', actor_id: null, person_id: accounts.ana.id, email_hash: null },
      { kind: 'accounts.sign_in_refused', actor_id: null, person_id: null, email_hash: hash },
    ])
  })

  test('has at most 5,000 refused sign-ins an hour, so that strangers cannot fill it', async () => {
    await accounts.signIn('errada')
    await accounts.db`update attempts set spent = 4_999 where key = sha256('refused-sign-ins-logged:all')`
    for (let n = 0; n < 3; n++) await accounts.signIn('errada')
    expect(await kinds()).toHaveLength(2)
    accounts.time.pass(60 * 60)
    await accounts.signIn('errada')
    expect(await kinds()).toHaveLength(3)
  })

  test('has each lock-out once, however often it refuses', async () => {
    const token = await signedIn()
    for (let n = 0; n < 15; n++) await accounts.signIn('errada')
    for (let n = 0; n < 13; n++) await accounts.post('/confirm-password', { password: 'errada' }, { token })
    expect((await kinds()).filter((kind) => kind.startsWith('accounts.locked_out'))).toEqual([
      'accounts.locked_out: account_in_network',
      'accounts.locked_out: password_checks',
    ])
    await Promise.all(Array.from({ length: 110 }, (_, n) => accounts.signIn('errada', { from: `198.51.100.${n}` })))
    for (let n = 0; n < 65; n++) await accounts.post('/login', { email: `p${n}@exemplo.com.br`, password: 'x' })
    expect((await kinds()).filter((kind) => kind.startsWith('accounts.locked_out')).slice(2)).toEqual([
      'accounts.locked_out: account',
      'accounts.locked_out: network',
    ])
  })

  test('keeps network and browser apart for six months', async () => {
    await accounts.signIn('errada', { from: HOME })
    const origins = () => accounts.db`select network, agent from security_event_origins`
    expect(await origins()).toEqual([{ network: HOME, agent: 'Chrome no Android' }])
    accounts.time.pass(184 * 86_400)
    await deleteOldOrigins(accounts.db, accounts.time.now())
    expect(await origins(), 'from 2 March to 2 September').toHaveLength(1)
    accounts.time.pass(1)
    await deleteOldOrigins(accounts.db, accounts.time.now())
    expect([await origins(), await kinds()]).toEqual([[], ['accounts.sign_in_refused']])
  })

  test('contains no password, token, address or e-mail', async () => {
    const { body } = await accounts.signIn()
    await accounts.signIn('outra senha secreta')
    await accounts.post('/login', { email: 'ninguem@exemplo.com.br', password: 'errada' })
    const [row] = await accounts.db`select string_agg(e::text, ' ') as everything from security_events e`
    for (const secret of [PASSWORD, 'outra senha secreta', body.token, body.device!, ANA, 'ninguem@', HOME])
      expect(row!.everything).not.toContain(secret)
  })

  test('takes no free text: a document number or a message is refused by the database', async () => {
    for (const detail of ['52998224725', 'Minha mensagem', '', 'a'.repeat(41)])
      await expect(
        accounts.db`insert into security_events (kind, detail, at) values ('accounts.x', ${detail}, now())`,
        detail,
      ).rejects.toMatchObject({ code: '23514' })
  })

  test('only grows: the database refuses to change, delete or empty it', async () => {
    await signedIn()
    const db = ownerOf(accounts.db)
    for (const change of [
      db`update security_events set detail = null`,
      db`delete from security_events`,
      db`truncate security_events cascade`,
    ])
      await expect(change).rejects.toMatchObject({ code: '23001' })
    expect(await kinds()).toEqual(['accounts.signed_in: with_password'])
  })

  test('is written with the act or not at all', async () => {
    const token = await signedIn()
    await ownerOf(
      accounts.db,
    )`alter table security_events add constraint full_disk check (kind <> 'accounts.password_changed')`
    const change = { currentPassword: PASSWORD, newPassword: NEW }
    expect((await accounts.post('/password', change, { token })).status).toBe(500)
    expect((await accounts.signIn()).status, 'the old password').toBe(200)
  })
})
