import { beforeEach, describe, expect, test } from 'vitest'
import { databaseClock as clock, travelTo } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { toJson } from '#shared/json.ts'
import { freshDatabase, newDatabase, ownerOf } from '#test/support/database.ts'
import { MeteredConsultation, secondsAfterNoon } from '#test/support/metered-consultation.ts'
import { aClient, aConsultant, comeOnline } from '#test/support/people.ts'
import { rowsRead, vacuumAll } from '#test/support/rows-read.ts'
import { foldLedger } from '#domains/wallet/index.ts'
import { addStatementLines } from '#domains/wallet/statement.sql.ts'
import { OBJECT_KINDS } from '../objects.rules.ts'
import { addNote } from '../notes/save-notes.ts'
import { readTimeline } from './read-timeline.ts'
import { readPlace, TIMELINE_GROUPS } from './rules.ts'
import { wordsOfLine } from './words.rules.ts'

let db: Db
let [ana, luna, room] = ['', '', '']
beforeEach(async () => {
  db = await freshDatabase({ max: 1 })
  await travelTo(db, secondsAfterNoon(0))
  ;[ana, luna] = [await aClient(db, 'Ana', 5_000n), await aConsultant(db, 'Luna')]
  await comeOnline(db, luna)
  const consultation = new MeteredConsultation(db, { client: ana, consultant: luna })
  await consultation.begin()
  await consultation.converse(0, 40)
  await consultation.end()
  room = consultation.id
})

const told = async (kind: (typeof OBJECT_KINDS)[number], id: string, group?: (typeof TIMELINE_GROUPS)[number]) =>
  (await readTimeline(db, kind, { id, group })).lines.map((line) => {
    const { what, state } = wordsOfLine(line)
    return state ? `${what}: ${state}` : what
  })

describe('a timeline', () => {
  test('of Ana has her consultation, the money and the note, the newest first', async () => {
    await foldLedger(db, 'statement', addStatementLines)
    await addNote(db, {
      id: crypto.randomUUID(),
      personId: ana,
      about: undefined,
      body: 'Ligou.',
      by: luna,
      at: await clock(db),
    })
    const lines = await told('person', ana)
    expect(lines[0]).toBe('Anotação')
    expect(lines).toEqual(expect.arrayContaining(['Consulta: Encerrada', 'Conta aberta', 'Consulta']))
    expect(await told('person', ana, 'meetings')).toEqual(['Consulta: Encerrada'])
    expect(await told('person', luna, 'meetings')).toEqual(['Atendeu: Encerrada'])
  })

  test('of a consultation has its moves, journals and notes, and nothing that was said', async () => {
    const about = { kind: 'consultation' as const, id: room }
    await addNote(db, { id: crypto.randomUUID(), personId: ana, about, body: 'Caiu.', by: luna, at: await clock(db) })
    const { lines } = await readTimeline(db, 'consultation', { id: room })
    const sources = new Set(lines.map(({ source }) => source))
    expect(sources).toEqual(new Set(['room', 'journal', 'receipt', 'note']))
    expect(await told('consultation', room, 'notes')).toEqual(['Anotação'])
    const [message] = await db<{ body: string }[]>`select body from consultation_events where body is not null limit 1`
    expect(toJson(lines)).not.toContain(message!.body)
  })

  test('goes on behind a line, without one twice or none, also where many are of one instant', async () => {
    const at = await clock(db)
    for (let n = 0; n < 120; n++)
      await addNote(db, { id: crypto.randomUUID(), personId: ana, about: undefined, body: `${n}`, by: luna, at })
    const keys: string[] = []
    let before: string | null | undefined
    do {
      const page = await readTimeline(db, 'person', { id: ana, before: before ?? undefined })
      expect(page.lines.length).toBeLessThanOrEqual(50)
      keys.push(...page.lines.map(({ key }) => key))
      before = page.next
    } while (before)
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys.filter((key) => key.startsWith('note:'))).toHaveLength(120)
    expect(keys.at(-1)).toMatch(/^account:/)
  })

  test.each(OBJECT_KINDS)('of a missing %s is refused as anything that is missing', (kind) =>
    expect(readTimeline(db, kind, { id: crypto.randomUUID() })).rejects.toMatchObject({ code: 'team.not_found' }),
  )

  test.each([
    '',
    'x',
    '2026-01-01 00:00:00+00',
    '2026-99-99 00:00:00+00_a',
    `2026-01-01 00:00:00+00_${'a'.repeat(300)}`,
  ])('does not go on from %j', async (before) => {
    expect(readPlace(before)).toBeUndefined()
    await expect(readTimeline(db, 'person', { id: ana, before })).rejects.toMatchObject({ code: 'team.cursor_unknown' })
  })
})

test('somebody with thousands of mails and sign-ins costs a page no more than the newest of them', async () => {
  const many = await newDatabase()
  const [busy, other] = [await aClient(many, 'Ana'), await aClient(many, 'Bia')]
  await ownerOf(many).begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    await tx`
      create temporary table moments on commit drop as
      select now() - n * interval '1 minute' as at, case when n > 1500 then ${busy} else ${other} end::uuid as person,
        gen_random_uuid() as id from generate_series(1, 3000) n`
    await tx`
      insert into mails (id, key, recipient, queued_at, ended_at, outcome)
      select m.id, 'claim:' || m.id, p.email, m.at, m.at, 'sent' from moments m join people p on p.id = m.person`
    await tx`
      insert into claims (id, question_id, client_id, way, cause, words, answer_by, asked_at, state)
      select id, id, person, 'asked', 'silence', 'Esperei muito.', current_date, at, 'open'
      from moments where person = ${busy} limit 1`
    await tx`
      insert into security_events (kind, actor_id, person_id, at)
      select 'accounts.signed_in', person, person, at from moments`
  })
  await vacuumAll(many)
  const [claim] = await many<{ id: string }[]>`select id from claims`
  const reads = async (table: string, kind: 'person' | 'claim', group: 'mails' | 'decisions', before?: string) =>
    (
      await rowsRead(many, table, (tx) =>
        readTimeline(tx, kind, { id: kind === 'person' ? busy : claim!.id, group, before }),
      )
    ).rows
  const { next } = await readTimeline(many, 'person', { id: busy, group: 'mails' })
  expect(await reads('mails', 'person', 'mails')).toBeLessThanOrEqual(60)
  expect(await reads('mails', 'person', 'mails', next!)).toBeLessThanOrEqual(60)
  expect(await reads('mails', 'claim', 'mails')).toBe(1)
  expect(await reads('security_events', 'person', 'decisions')).toBe(0)
})
