import { beforeEach, describe, expect, test } from 'vitest'
import { closeAccount } from '#domains/accounts/index.ts'
import { deleteUnusedDevices } from '#domains/accounts/devices/sql.ts'
import { recordSecurityEvent } from '#domains/accounts/index.ts'
import { deleteOldOrigins } from '#domains/accounts/security-events/sql.ts'
import { deleteOldSessions } from '#domains/accounts/sessions/sql.ts'
import { deleteTracesBefore } from '#domains/consultations/index.ts'
import { deleteOldMessages } from '#domains/support/sql.ts'
import { inTransaction, type Db } from '#platform/db.ts'
import { eraseWords } from '../audit/erase-words.ts'
import { freshDatabase } from '#test/support/database.ts'
import { MeteredConsultation } from '#test/support/metered-consultation.ts'
import { aClient, aConsultant, comeOnline } from '#test/support/people.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import { addNote, closeRequest, takeBundleFor, turnHoldOf } from './act-on-request.ts'
import { openRequest } from './open-request.ts'
import { deadlineOf } from './rules.ts'
import { listClosed, listOpen } from './sql.ts'

let db: Db
let time: ReturnType<typeof settableClock>
let [iris, ana] = ['', '']
beforeEach(async () => {
  db = await freshDatabase()
  time = settableClock()
  ;[iris, ana] = [await aClient(db, 'Íris'), await aClient(db, 'Ana', 5_000n)]
  await db`update people set role = 'admin' where id = ${iris}`
})

const today = () => time.now().toISOString().slice(0, 10)
const opened = async (more: object = {}) => {
  const id = crypto.randomUUID()
  const given = {
    id,
    kind: 'access' as const,
    number: 'CT-7',
    about: ana,
    asked: 'O que guardam?',
    receivedOn: today(),
  }
  await openRequest(db, { ...given, by: iris, clock: time.clock, ...more })
  return id
}
const hold = (id: string, isHeld: boolean) =>
  turnHoldOf(db, { id, isHeld, reason: 'O juiz mandou guardar.', by: iris, clock: time.clock })
const kinds = async () =>
  (await db<{ kind: string }[]>`select kind from security_events where actor_id = ${iris} order by id`).map(
    ({ kind }) => kind,
  )

describe('the deadline', () => {
  test.each([
    ['of a person is fifteen days', 'access', undefined, '2026-03-16'],
    ['of a person may be shorter', 'erasure', '2026-03-05', '2026-03-05'],
    ['of a person is never longer', 'portability', '2026-04-05', '2026-03-16'],
    ['of a court is its own', 'court_order', '2026-03-03', '2026-03-03'],
    ['of the ANPD is its own', 'anpd', '2026-06-01', '2026-06-01'],
  ] as const)('%s', (_, kind, dueOn, expected) => {
    expect(deadlineOf(kind, '2026-03-01', dueOn)).toBe(expected)
  })

  test.each([
    ['court_order', undefined, 'legal.deadline_missing'],
    ['anpd', '2026-02-28', 'legal.deadline_before'],
  ] as const)('of %s with %s is refused', (kind, dueOn, code) => {
    expect(() => deadlineOf(kind, '2026-03-01', dueOn)).toThrow(expect.objectContaining({ code }))
  })
})

describe('a request', () => {
  test('is written down once, answered once, and keeps its notes', async () => {
    const id = crypto.randomUUID()
    await Promise.all([opened({ id }), opened({ id })])
    const noteId = crypto.randomUUID()
    const note = () => addNote(db, { id, noteId, text: 'Falamos.', by: iris, clock: time.clock })
    await Promise.all([note(), note()])
    time.pass(16 * 86_400)
    expect(await listOpen(db, time.now())).toMatchObject([
      { id, person: { id: ana, hold: null }, openedBy: 'Íris Prado', isOverdue: true, notes: [{ text: 'Falamos.' }] },
    ])
    const close = (outcome: string) => closeRequest(db, { id, state: 'done', outcome, by: iris, clock: time.clock })
    await Promise.all([close('Enviamos o arquivo.'), close('Enviamos o arquivo.')])
    await expect(close('Outra resposta.')).rejects.toMatchObject({ code: 'legal.closed' })
    expect(await listOpen(db, time.now())).toEqual([])
    expect(await listClosed(db, time.now(), 10)).toMatchObject([
      { id, state: 'done', outcome: 'Enviamos o arquivo.', closedBy: 'Íris Prado' },
    ])
    expect(await kinds()).toEqual(['team.legal_opened', 'team.legal_noted', 'team.legal_closed'])
  })

  test.each([
    ['about nobody we know', { about: 'ninguem@exemplo.com.br' }, 'legal.person_unknown'],
    ['that comes tomorrow', { receivedOn: '2100-01-01' }, 'legal.received_later'],
  ] as const)('%s is refused', async (_, more, code) => {
    await expect(opened(more)).rejects.toMatchObject({ code })
  })

  test('about oneself is refused, and one that is not there is not found', async () => {
    await expect(opened({ about: iris })).rejects.toMatchObject({ code: 'accounts.own_case' })
    await expect(hold(crypto.randomUUID(), true)).rejects.toMatchObject({ code: 'legal.not_found' })
  })

  test('about nobody has no hold and no bundle; one about somebody says that it was taken', async () => {
    const [nobody, somebody] = [await opened({ about: undefined, kind: 'other', dueOn: today() }), await opened()]
    await expect(hold(nobody, true)).rejects.toMatchObject({ code: 'legal.no_person' })
    const take = (id: string) => takeBundleFor(db, { id, by: iris, clock: time.clock })
    await expect(take(nobody)).rejects.toMatchObject({ code: 'legal.no_person' })
    expect(await take(somebody)).toBe(ana)
    expect((await kinds()).at(-1)).toBe('team.legal_bundle_taken')
  })
})

describe('a hold keeps from being erased, until it is lifted,', () => {
  /** What is there while held, and what is left after the hold was lifted and the same act ran again. */
  async function isKept(erase: () => Promise<unknown>, left: () => Promise<number>) {
    const id = await opened()
    await Promise.all([hold(id, true), hold(id, true)])
    expect(await listOpen(db, time.now())).toMatchObject([{ person: { hold: { by: 'Íris Prado' } } }])
    await erase()
    expect(await left(), 'while held').toBe(1)
    await hold(id, false)
    await erase()
    expect(await left(), 'after it was lifted').toBe(0)
    expect((await kinds()).filter((kind) => kind === 'accounts.hold_turned')).toHaveLength(2)
  }
  const count = async (rows: Promise<{ length: number }>) => (await rows).length
  const OLD = new Date('2020-01-01T12:00:00Z')

  test('an account', () =>
    isKept(
      () => inTransaction(db, (tx) => closeAccount(tx, [], { personId: ana, at: time.now() })),
      () => count(db`select from people where id = ${ana} and closed_at is null`),
    ))

  test('sessions of six months ago', async () => {
    await db`insert into sessions (id, person_id, token_hash, remembered, agent, address, created_at, last_seen_at, expires_at)
      values (gen_random_uuid(), ${ana}, sha256('x'), false, '', '', ${OLD}, ${OLD}, ${OLD})`
    await isKept(
      () => deleteOldSessions(db, time.now(), 10),
      () => count(db`select from sessions where person_id = ${ana}`),
    )
  })

  test('unused devices', async () => {
    await db`insert into known_devices (person_id, token_hash, created_at, last_used_at)
      values (${ana}, sha256('x'), ${OLD}, ${OLD})`
    await isKept(
      () => deleteUnusedDevices(db, time.now()),
      () => count(db`select from known_devices where person_id = ${ana}`),
    )
  })

  test('network and browser of an event', async () => {
    const browser = { address: '203.0.113.7', agent: '' }
    await recordSecurityEvent(db, { kind: 'accounts.signed_in', actorId: ana, personId: ana, browser, at: OLD })
    await isKept(
      () => deleteOldOrigins(db, time.now()),
      () => count(db`select from security_event_origins`),
    )
  })

  test('the trace of a call', async () => {
    const luna = await aConsultant(db, 'Luna')
    await comeOnline(db, luna)
    const consultation = new MeteredConsultation(db, { client: ana, consultant: luna })
    await consultation.begin()
    await db`insert into call_traces (consultation_id, role, n, at, part, state)
      values (${consultation.id}, 'client', 1, ${OLD}, 'microphone', 'on')`
    await isKept(
      () => deleteTracesBefore(db, { before: time.now(), keep: [], most: 10 }),
      () => count(db`select from call_traces`),
    )
  })

  test('a message to the team', async () => {
    const [person] = await db<{ email: string }[]>`select email from people where id = ${ana}`
    const id = crypto.randomUUID()
    await db`insert into contact_messages (id, protocol, name, email, subject, body, received_at, answer_by)
      values (${id}, 'CT-1', 'Ana', ${person!.email}, 'other', 'Uma dúvida antiga.', ${OLD}, ${OLD})`
    await db`insert into contact_closings (message_id, note, closed_by, closed_at)
      values (${id}, 'Respondida.', ${iris}, ${OLD})`
    await isKept(
      () => deleteOldMessages(db, time.now(), 10),
      () => count(db`select from contact_messages`),
    )
  })

  test('the words of an entry about them', async () => {
    const id = await recordSecurityEvent(db, {
      kind: 'accounts.told_apart',
      actorId: iris,
      personId: ana,
      reason: 'Mora com a irmã.',
      at: OLD,
    })
    await isKept(
      () => eraseWords(db, { id: String(id), reason: 'A lei pede.', by: iris, clock: time.clock }).catch(() => 0),
      () => count(db`select from security_event_words where event_id = ${id} and reason is not null`),
    )
  })
})
