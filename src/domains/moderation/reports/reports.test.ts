import { beforeEach, describe, expect, test } from 'vitest'
import { sendTestimonial } from '#domains/reviews/index.ts'
import { decideTestimonial } from '#domains/reviews/testimonials/decide-testimonial.ts'
import { databaseClock as clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { ConsultationFixture } from '#test/support/consultation-fixture.ts'
import { freshDatabase } from '#test/support/database.ts'
import { memoryStorage } from '#test/support/memory-storage.ts'
import { aClient, aConsultant } from '#test/support/people.ts'
import { findFile } from '#domains/consultations/photos/sql.ts'
import { listHistories } from '../histories/sql.ts'
import { readReportedFile } from '../reading/read-reported-file.ts'
import { readSaid } from '../reading/read-said.ts'
import { listReadingsOf } from '../reading/sql.ts'
import { readSignals } from '../signals/read-signals.ts'
import { decideReport } from './decide-report.ts'
import { listReports } from './list-reports.ts'
import { reportThing } from './report-thing.ts'
import type { Kind, Reason, Verdict } from './rules.ts'
import { eraseOld, findReportFile } from './sql.ts'

const REASON = 'Quem lê isto fica com medo.'

let db: Db
let consultation: ConsultationFixture
let storage: ReturnType<typeof memoryStorage>['storage']
let [ana, luna, iris] = ['', '', '']
beforeEach(async () => {
  db = await freshDatabase({ max: 1 })
  consultation = await ConsultationFixture.open(db)
  await consultation.beginWithFirstWord()
  ;({ storage } = memoryStorage())
  ;({ ana, luna } = consultation)
  iris = await aClient(db, 'Íris')
})

type Told = { id?: string; seq?: number; reason?: Reason; words?: string; block?: boolean; by?: string; role?: string }
const report = (kind: Kind, subjectId: string, { by = ana, role = 'client', ...told }: Told = {}) =>
  reportThing(db, storage, {
    id: crypto.randomUUID(),
    reason: 'threat',
    block: false,
    kind,
    subjectId,
    clock,
    ...told,
    reporter: { id: by, role },
  })
const first = async () => (await open())[0]!
const open = async () => (await listReports(db, { state: 'open' })).reports
const decide = (id: string, verdict: Verdict, more: { by?: string; part?: 'bio' } = {}) =>
  decideReport(db, { id, verdict, reason: REASON, by: iris, clock, ...more })
const OPENING = 'Conferir o que a foto mostra.'
const openFile = (id: string, by = iris) => readReportedFile(db, { id, reason: OPENING, by, clock })
const seqOfLuna = async () => {
  const [row] = await db<{ seq: number }[]>`
    select seq::float8 as seq from consultation_events where author_id = ${luna} and type = 'message' order by seq limit 1`
  return row!.seq
}
const mails = async () =>
  await db<
    { key: string; recipient: string }[]
  >`select key, recipient from mails where key like 'report:%' order by key`

describe('reporting', () => {
  test('keeps a message as it was, for the case alone, with its room and nothing else that was said', async () => {
    const seq = await seqOfLuna()
    await report('message', consultation.id, { seq, words: 'Fiquei com medo.' })
    const [one] = await open()
    expect(one).toMatchObject({ kind: 'message', consultationId: consultation.id, words: 'Fiquei com medo.' })
    expect(one!.reported).toMatchObject({ id: luna })
    expect(one!.snapshot!.filter(({ label }) => label === 'Mensagem')).toHaveLength(1)
    expect(one!.dueAt.getTime() - one!.reportedAt.getTime()).toBe(86_400_000)
    expect(await mails(), 'nobody is told').toEqual([])
  })

  test('a profile, its portrait and its voice are kept with their files', async () => {
    const [{ portrait }] = await db<[{ portrait: string }]>`select portrait from consultants where id = ${luna}`
    await storage.put(`portraits/${portrait}.webp`, Buffer.from('retrato'), 'image/webp')
    await report('profile', luna, { reason: 'fraud' })
    await report('photo', luna, { reason: 'fake' })
    await expect(report('voice', luna), 'there is none').rejects.toMatchObject({ code: 'moderation.not_found' })
    const [photo, profile] = (await open()).toSorted((a, b) => a.kind.localeCompare(b.kind))
    expect(profile!.snapshot!.map(({ name }) => name)).toEqual(expect.arrayContaining(['name', 'title', 'bio']))
    expect((await findReportFile(db, photo!.id))?.bytes.length).toBeGreaterThan(0)
    await expect(openFile(profile!.id)).rejects.toMatchObject({ code: 'readings.case_not_found' })
    const file = await openFile(photo!.id)
    expect(Buffer.from(file.base64, 'base64').length).toBeGreaterThan(0)
  })

  test('the same again is one report; another of the same thing, one’s own and what one cannot see are refused', async () => {
    const id = crypto.randomUUID()
    await report('room', consultation.id, { id })
    await report('room', consultation.id, { id })
    await expect(report('room', consultation.id)).rejects.toMatchObject({ code: 'moderation.already_reported' })
    await expect(report('profile', luna, { by: luna, role: 'consultor' })).rejects.toMatchObject({
      code: 'moderation.own',
    })
    const bia = await aClient(db, 'Bia')
    for (const [kind, told] of [
      ['room', { by: bia }],
      ['message', { by: bia, seq: await seqOfLuna() }],
      ['message', {}],
      ['review', {}],
      ['testimonial', {}],
    ] as const)
      await expect(report(kind, consultation.id, told), kind).rejects.toMatchObject({ code: 'moderation.not_found' })
    await expect(
      report('room', consultation.id, { reason: 'other', by: luna, role: 'consultor' }),
    ).rejects.toMatchObject({
      code: 'moderation.words_missing',
    })
    expect(await open()).toHaveLength(1)
  })

  test('twenty at once of one person about one thing are one case', async () => {
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => report('profile', luna)))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('blocks at once whom one can block, and sends nothing where not', async () => {
    await report('room', consultation.id, { block: true })
    expect(await db`select client_id, blocked_by from consultant_blocks`).toEqual([
      { client_id: ana, blocked_by: 'client' },
    ])
    await expect(report('profile', luna, { by: iris, role: 'admin', block: true })).rejects.toMatchObject({
      code: 'moderation.cannot_block',
    })
    expect(await open()).toHaveLength(1)
  })
})

describe('deciding', () => {
  test('a warning reaches whom it is about, the outcome who reported, and neither names the other', async () => {
    await report('room', consultation.id)
    const { id } = await first()
    await decide(id, 'warned')
    expect((await mails()).map(({ key }) => key)).toEqual([`report:${id}:outcome`, `report:${id}:warning`])
    const [decided] = (await listReports(db, { state: 'decided' })).reports
    expect(decided).toMatchObject({ id, verdict: 'warned', decisionReason: REASON, decidedBy: 'Íris Prado' })
    expect(await db`select detail from security_events where kind = 'moderation.report_decided'`).toEqual([
      { detail: 'warned' },
    ])
    await expect(decide(id, 'nothing')).rejects.toMatchObject({ code: 'moderation.already_decided' })
  })

  test('a part of a profile is taken down as the team does; what was said stays', async () => {
    await report('profile', luna)
    const { id, snapshot } = await first()
    await expect(decide(id, 'removed')).rejects.toMatchObject({ code: 'moderation.part_missing' })
    await decide(id, 'removed', { part: 'bio' })
    const bio = snapshot!.find(({ name }) => name === 'bio')!.text
    expect(await db`select field, removed from consultant_takedowns`).toEqual([{ field: 'bio', removed: bio }])
    await report('room', consultation.id)
    const [room] = await open()
    await expect(decide(room!.id, 'removed')).rejects.toMatchObject({ code: 'moderation.not_removable' })
  })

  test('a testimonial goes by its own verb', async () => {
    const id = crypto.randomUUID()
    const bia = await aClient(db, 'Bia')
    await sendTestimonial(db, {
      id,
      personId: bia,
      stars: 5,
      text: 'Gostei muito, e volto sempre aqui.',
      location: 'Recife',
      clock,
    })
    await decideTestimonial(db, { id, verdict: 'published', decidedBy: iris, clock })
    await report('testimonial', id, { reason: 'fake' })
    await decide((await open())[0]!.id, 'removed')
    expect(await db`select state from testimonials_in_force`).toEqual([{ state: 'rejected' }])
  })

  test('nobody decides a case of their own, and of two at once one decides', async () => {
    await report('room', consultation.id)
    const { id } = await first()
    for (const by of [ana, luna])
      await expect(decide(id, 'nothing', { by })).rejects.toMatchObject({ code: 'accounts.own_case' })
    const both = await Promise.allSettled([decide(id, 'warned'), decide(id, 'nothing')])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('open cases come by deadline, page by page, and by kind', async () => {
    await report('profile', luna, { reason: 'fake' })
    await report('room', consultation.id)
    expect((await open()).map(({ kind }) => kind)).toEqual(['room', 'profile'])
    expect((await listReports(db, { state: 'open', kind: 'profile' })).reports).toHaveLength(1)
    for (let n = 0; n < 21; n++) await report('profile', luna, { by: await aClient(db, `Pessoa ${n}`) })
    const first = await listReports(db, { state: 'open' })
    const second = await listReports(db, { state: 'open', before: first.next! })
    expect([first.reports.length, second.reports.length, second.next]).toEqual([20, 3, null])
  })

  test('a year after the decision what was reported is forgotten', async () => {
    await report('photo', luna)
    const { id } = await first()
    await decide(id, 'nothing')
    const [now] = await db<[{ at: Date }]>`select current_instant() + interval '366 days' as at`
    expect(await eraseOld(db, { now: now.at, keptDays: 365, most: 10 })).toBe(1)
    const [kept] = (await listReports(db, { state: 'decided' })).reports
    expect(kept).toMatchObject({ snapshot: null, words: null, hasFile: false, verdict: 'nothing' })
  })
})

describe('opening a reported photo', () => {
  /** Luna's first message becomes a photo that she sent. */
  async function reportPhoto() {
    const seq = await seqOfLuna()
    await report('message', consultation.id, { seq })
    const { id } = await first()
    await db`
      insert into moderation_report_files (report_id, media_type, bytes) values (${id}, 'image/webp', '\\x00'::bytea)`
    return id
  }

  test('is in the log with its reason before it is answered, and the two of a room see when and why', async () => {
    const id = await reportPhoto()
    for (const own of [ana, luna]) await expect(openFile(id, own)).rejects.toMatchObject({ code: 'accounts.own_case' })
    expect(await db`select from security_events where kind = 'moderation.file_seen'`).toEqual([])
    expect(await openFile(id)).toEqual({ mediaType: 'image/webp', base64: 'AA==' })
    for (const person of [ana, luna])
      expect(await listReadingsOf(db, person)).toMatchObject([{ kind: 'report', reason: OPENING }])
    const events = await db`
      select e.actor_id, e.person_id, e.subject_id, e.detail, w.reason
      from security_events e join security_event_words w on w.event_id = e.id where e.kind = 'moderation.file_seen'`
    expect(events).toEqual([{ actor_id: iris, person_id: luna, subject_id: id, detail: 'message', reason: OPENING }])
  })

  test('taken down it is gone for both at once, its place stays, and whoever sent it reads why', async () => {
    const id = await reportPhoto()
    const [{ seq }] = await db<[{ seq: number }]>`select seq::float8 as seq from moderation_reports where id = ${id}`
    const [name, photo] = [`room-photos/${crypto.randomUUID()}-${'a'.repeat(64)}.webp`, crypto.randomUUID()]
    await db`
      insert into consultation_photos (
        id, consultation_id, author_id, name, width, height, description, uploaded_at, is_stored, seq)
      values (${photo}, ${consultation.id}, ${luna}, ${name}, 9, 9, 'Uma carta', now(), true, ${seq})`
    const shown = () => findFile(db, { id: photo, consultationId: consultation.id }, ana)
    expect(await shown()).toBe(name)
    await decide(id, 'removed')
    expect(await shown()).toBeUndefined()
    expect(await db`select erased_at is not null as gone, description from consultation_photos`).toEqual([
      { gone: true, description: '' },
    ])
    expect(
      await db`select from consultation_events where consultation_id = ${consultation.id} and seq = ${seq}`,
    ).toHaveLength(1)
    expect((await mails()).map(({ key }) => key)).toEqual([`report:${id}:outcome`, `report:${id}:warning`])
  })

  test('needs an open case', async () => {
    const id = await reportPhoto()
    await decide(id, 'nothing')
    await expect(openFile(id)).rejects.toMatchObject({ code: 'readings.case_decided' })
    await expect(openFile(crypto.randomUUID())).rejects.toMatchObject({ code: 'readings.case_not_found' })
    expect(await listReadingsOf(db, ana)).toEqual([])
  })
})

describe('reading what was said', () => {
  test('needs an open case, is logged, and the two see when and why', async () => {
    const read = (caseId: string, by = iris) =>
      readSaid(db, { caseKind: 'report', caseId, reason: 'Conferir a ameaça.', by, clock })
    await expect(read(crypto.randomUUID())).rejects.toMatchObject({ code: 'readings.no_open_case' })
    await report('room', consultation.id)
    const { id } = await first()
    for (const own of [ana, luna]) await expect(read(id, own)).rejects.toMatchObject({ code: 'accounts.own_case' })
    const { said, readBefore } = await read(id)
    expect(said.length).toBeGreaterThan(0)
    expect(readBefore).toEqual([])
    for (const person of [ana, luna])
      expect(await listReadingsOf(db, person)).toMatchObject([{ kind: 'report', reason: 'Conferir a ameaça.' }])
    expect(await listReadingsOf(db, iris)).toEqual([])
    expect(await db`select actor_id from security_events where kind = 'moderation.said_read'`).toEqual([
      { actor_id: iris },
    ])
    expect((await read(id)).readBefore).toMatchObject([{ by: 'Íris Prado', reason: 'Conferir a ameaça.' }])
    await decide(id, 'nothing')
    await expect(read(id)).rejects.toMatchObject({ code: 'readings.no_open_case' })
  })
})

test('profiles with the same biography are shown together', async () => {
  await db`update consultants set bio = 'Leio cartas há vinte anos, com calma e sem rodeios, do meu jeito.'`
  const sol = await aConsultant(db, 'Sol')
  await db`update consultants set bio = 'LEIO cartas há vinte anos, com calma e sem rodeios, do meu jeito.' where id = ${sol}`
  const { sameTexts } = await readSignals(db, new Date())
  expect(sameTexts.map(({ people }) => people.map(({ name }) => name).toSorted())).toEqual([['Luna', 'Sol']])
})

test('the histories of the two of a consultation are figures of theirs, each side its own', async () => {
  await report('room', consultation.id, { block: true })
  const [client, consultant] = await listHistories(db, consultation.id)
  expect(client).toMatchObject({ side: 'client', id: ana, reportsMade: 1, reportsAbout: 0, blockedBy: 0 })
  expect(consultant).toMatchObject({ side: 'consultant', id: luna, reportsMade: 0, reportsAbout: 1, blockedBy: 1 })
  expect(await listHistories(db, crypto.randomUUID())).toEqual([])
})

describe('what was written in a question', () => {
  test('is reported by whom it was written to, with the voice that no rule reads; taken down it is gone', async () => {
    const id = crypto.randomUUID()
    const name = `question-files/${crypto.randomUUID()}-${'a'.repeat(64)}.webm`
    await db`
      insert into written_questions (id, client_id, consultant_id, title, price, held, commission_bps, answer_hours,
        state, question, answer, bought_at, lapses_at, asked_at, due_at, ended_at, captured, released, is_automatic)
      values (${id}, ${ana}, ${luna}, 'Pergunta', 1, 0, 0, 24, 'answered', 'Devo ir?', 'Há um trabalho feito.', now(),
        now() + interval '1 day', now(), now() + interval '1 day', now(), 0, 0, false)`
    await db`
      insert into question_attachments (id, question_id, author_id, kind, name, hash, duration_ms, uploaded_at, is_stored, sent_at)
      values (gen_random_uuid(), ${id}, ${luna}, 'voice', ${name}, decode(${'a'.repeat(64)}, 'hex'), 4000, now(), true, now())`
    await storage.put(name, Buffer.of(7), 'audio/webm')
    await report('question', id)
    const stored = await first()
    expect(stored).toMatchObject({ kind: 'question', reported: { id: luna }, hasFile: true, consultationId: null })
    expect(stored.snapshot!.map(({ text }) => text)).toContain('Há um trabalho feito.')
    expect(await openFile(stored.id)).toEqual({ mediaType: 'audio/webm', base64: 'Bw==' })
    await decide(stored.id, 'removed')
    expect(await db`select erased_at is not null as gone from question_attachments`).toEqual([{ gone: true }])
    expect((await mails()).map(({ key }) => key)).toEqual([
      `report:${stored.id}:outcome`,
      `report:${stored.id}:warning`,
    ])
  })
})
