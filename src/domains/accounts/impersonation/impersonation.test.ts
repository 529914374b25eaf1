import { beforeEach, describe, expect, test } from 'vitest'
import { insertRestraint } from '../restraints/sql.ts'
import { changeRoles } from '../team-members/change-roles.ts'
import { endMember } from '../team-members/end-member.ts'
import { databaseClock as clock } from '#platform/clock.ts'
import { type Db, inTransaction, readOnlyPool } from '#platform/db.ts'
import { findViewer } from '../sessions/find-viewer.ts'
import { deleteOldSessions } from '../sessions/sql.ts'
import { appointAdmin } from '../team-members/appoint-admin.ts'
import { freshDatabase } from '#test/support/database.ts'
import { aClient, aConsultant } from '#test/support/people.ts'
import { secondBy, showSecondFactors } from '#test/support/team.ts'
import { beginImpersonation } from './begin-impersonation.ts'
import { endImpersonation } from './end-impersonation.ts'
import { findImpersonated } from './find-impersonated.ts'
import { LASTS_MS } from './rules.ts'

const REASON = 'Ela escreveu que a tela está vazia.'

let db: Db
let [ana, luna, iris, rui, eva, session] = ['', '', '', '', '', '']
let now: Date
beforeEach(async () => {
  db = await freshDatabase()
  ;[ana, luna, iris, rui, eva] = [
    await aClient(db, 'Ana'),
    await aConsultant(db, 'Luna'),
    await aClient(db, 'Íris'),
    await aClient(db, 'Rui'),
    await aClient(db, 'Eva'),
  ]
  for (const id of [iris, rui, eva]) await appointAdmin(db, id)
  now = await clock(db)
  session = await enter(iris)
  await showSecondFactors(db)
})

async function enter(personId: string) {
  const id = crypto.randomUUID()
  await db`
    insert into sessions (id, person_id, token_hash, remembered, agent, address, created_at, last_seen_at, expires_at)
    values (${id}, ${personId}, sha256(${id}::text::bytea), false, '', '', ${now}, ${now},
      ${now}::timestamptz + interval '12 hours')`
  return id
}
const begin = (personId: string) =>
  beginImpersonation(db, { personId, reason: REASON, viewer: { id: iris, sessionId: session }, clock })
const seen = (token: string, at = now) => findImpersonated(db, token, at)
const later = (ms: number) => new Date(now.getTime() + ms)

test('is the person, of no team and with nothing confirmed, for a quarter of an hour', async () => {
  const { token, expiresAt, firstName, role } = await begin(luna)
  expect([firstName, role]).toEqual(['Luna', 'consultor'])
  expect(await seen(token)).toEqual({ id: luna, role: 'consultor', sessionId: expect.any(String) })
  expect(await seen(token, new Date(expiresAt.getTime() - 1))).toBeDefined()
  expect(await seen(token, expiresAt)).toBeUndefined()
  expect(await findViewer(db, token, now), 'it is no session: sockets and files know nothing of it').toBeUndefined()
  expect(expiresAt.getTime() - (await clock(db)).getTime()).toBeLessThanOrEqual(LASTS_MS)
})

test('stands in the log with its reason, about the person, who is told of it', async () => {
  await begin(ana)
  await endImpersonation(db, { memberId: iris, clock })
  await endImpersonation(db, { memberId: iris, clock })
  const events = await db`
    select e.kind, e.person_id, e.by_team, w.reason from security_events e join security_event_words w on w.event_id = e.id
    where e.actor_id = ${iris} and e.kind like 'accounts.impersonation%' order by e.id`
  expect(events).toEqual([
    { kind: 'accounts.impersonation_begun', person_id: ana, by_team: true, reason: REASON },
    { kind: 'accounts.impersonation_ended', person_id: ana, by_team: true, reason: null },
  ])
})

describe('ends at once', () => {
  const endings: Record<string, (token: string) => Promise<unknown>> = {
    'by whoever sees': () => endImpersonation(db, { memberId: iris, clock }),
    'with another one': () => begin(luna),
    'with the sign-in': () => db`update sessions set ended_at = ${now} where id = ${session}`,
    'with the second factor': () => db`delete from second_factors where person_id = ${iris}`,
    'with the role': async () => {
      const change = { personId: iris, roles: ['content'], reason: REASON, by: rui, clock } as const
      await changeRoles(db, change)
      await changeRoles(db, { ...change, second: await secondBy(db, eva) })
    },
    'with the place in the team': async () => {
      const end = { personId: iris, reason: REASON, by: rui, clock }
      await endMember(db, end)
      await endMember(db, { ...end, second: await secondBy(db, eva) })
    },
    'with a block of the person': () =>
      inTransaction(db, (tx) =>
        insertRestraint(tx, {
          id: crypto.randomUUID(),
          personId: ana,
          kind: 'blocked',
          reason: REASON,
          at: now,
          by: rui,
        }),
      ),
    'with the account of the person': () => db`
      update people set closed_at = ${now}, password_hash = null, phone = null, born_on = null, last_name = ''
      where id = ${ana}`,
    'with the sign-in forgotten': () => deleteOldSessions(db, later(200 * 86_400_000), 10),
  }
  for (const [how, end] of Object.entries(endings))
    test(how, async () => {
      const { token } = await begin(ana)
      expect(await seen(token)).toBeDefined()
      await end(token)
      expect(await seen(token)).toBeUndefined()
    })
})

test('refuses the team, oneself, nobody, a closed account and a blocked one, and logs nothing', async () => {
  await inTransaction(db, (tx) =>
    insertRestraint(tx, { id: crypto.randomUUID(), personId: luna, kind: 'blocked', reason: REASON, at: now, by: rui }),
  )
  await db`
    update people set closed_at = ${now}, password_hash = null, phone = null, born_on = null, last_name = ''
    where id = ${ana}`
  for (const [personId, code] of [
    [rui, 'accounts.sees_only_people'],
    [iris, 'accounts.own_case'],
    [crypto.randomUUID(), 'accounts.nobody_to_see'],
    [ana, 'accounts.closed_sees_nothing'],
    [luna, 'accounts.blocked_sees_nothing'],
  ] as const)
    await expect((async () => begin(personId))()).rejects.toMatchObject({ code })
  expect(await db`select from security_events where kind = 'accounts.impersonation_begun'`).toEqual([])
})

test('of ten begun at once one runs', async () => {
  const begun = await Promise.all(Array.from({ length: 10 }, () => begin(ana)))
  const running = await Promise.all(begun.map(({ token }) => seen(token)))
  expect(running.filter(Boolean)).toHaveLength(1)
})

test('its connections write nothing, in a transaction or outside of one', async () => {
  const reading = readOnlyPool(db, 1)
  await expect(reading`update sessions set last_seen_at = now()`).rejects.toMatchObject({ code: '25006' })
  await expect(reading.begin((tx) => tx`delete from attempts`)).rejects.toMatchObject({ code: '25006' })
  expect(await reading`select 1 as one`).toEqual([{ one: 1 }])
  await reading.end()
})
