import { beforeEach, expect, test } from 'vitest'
import { cancelBooking } from '#domains/scheduling/bookings/cancel-booking.ts'
import { readConsultation } from '#domains/consultations/reading/read-consultation.ts'
import { issueReceipt } from '#domains/receipts/index.ts'
import { writeReview } from '#domains/reviews/index.ts'
import { databaseClock as clock, travelTo } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { BookedConsultation, openHours } from '#test/support/booked-consultation.ts'
import { freshDatabase, newDatabase, ownerOf } from '#test/support/database.ts'
import { MeteredConsultation, secondsAfterNoon } from '#test/support/metered-consultation.ts'
import { aClient, aConsultant, comeOnline } from '#test/support/people.ts'
import { planAsServersDo } from '#test/support/rows-read.ts'
import { listClientEntries, listClients } from './list-clients.ts'
import { readClient } from './read-client.ts'
import { MOST_TAGS, nextConsultationWords, tagsOf, tagsWith } from './rules.ts'
import { saveNote } from './save-note.ts'
import { loadNoteDraft, storeNoteDraft } from './ui/note-draft.ts'

let db: Db
let [ana, bia, luna, sol] = ['', '', '', '']

beforeEach(async () => {
  db = await freshDatabase({ max: 1 })
  await travelTo(db, secondsAfterNoon(0))
  ;[ana, bia] = [await aClient(db, 'Ana', 50_000n), await aClient(db, 'Bia', 50_000n)]
  ;[luna, sol] = [await aConsultant(db, 'Luna'), await aConsultant(db, 'Sol')]
})

/** Requested at `from` seconds after noon; 20 s are charged. */
async function consulted(client: string, consultant: string, from: number, subject?: string) {
  await travelTo(db, secondsAfterNoon(from))
  await comeOnline(db, consultant)
  const consultation = new MeteredConsultation(db, { client, consultant })
  await consultation.travelTo(from)
  await consultation.begin({ from, ...(subject && { subject }) })
  await consultation.prove(from + 30)
  await consultation.end()
  return consultation.id
}

const namesOf = async (wish: Parameters<typeof listClients>[2] = {}) =>
  (await listClients(db, luna, wish)).clients.map(({ name }) => name)

type Note = { tags?: string[]; version?: number; consultantId?: string; clientId?: string }
const note = (text: string, { tags = [], version = 0, consultantId = luna, clientId = ana }: Note = {}) =>
  saveNote(db, { consultantId, clientId, text, tags, version, now: secondsAfterNoon(0) })

test('says of each time what was noted from then until the next one, also when the note is rewritten', async () => {
  const first = await consulted(ana, luna, 0)
  await note('Pensa em mudar de cidade.')
  await note('Pensa em mudar de cidade.\nA irmã mora lá.', { version: 1 })
  const second = await consulted(ana, luna, 600)
  await note('A irmã mora lá.\nMudou-se em maio.', { version: 2 })
  const third = await consulted(ana, luna, 1_200)
  const noted = async () =>
    Object.fromEntries(
      (await listClientEntries(db, { consultantId: luna, clientId: ana })).entries.map((one) => [one.id, one.noted]),
    )
  expect(await noted()).toEqual({
    [first]: 'Pensa em mudar de cidade.\nA irmã mora lá.',
    [second]: 'Mudou-se em maio.',
    [third]: '',
  })
})

test('lists who consulted, the latest first, with what was talked about and for how long', async () => {
  await consulted(ana, luna, 0, 'Mudança de cidade')
  const reviewed = await consulted(ana, luna, 600)
  await consulted(bia, luna, 1_200)
  await consulted(ana, sol, 1_800)
  await writeReview(db, { consultationId: reviewed, clientId: ana, stars: 5, text: 'Saí mais leve.', clock })

  const { clients, next } = await listClients(db, luna, {})
  expect(clients).toMatchObject([
    { name: 'Bia', consultations: 1, billedMs: 19_000 },
    { name: 'Ana', consultations: 2, questions: 0, billedMs: 38_000, lastAt: secondsAfterNoon(630), tags: [] },
  ])
  expect(next).toBeNull()
  expect((await listClientEntries(db, { consultantId: luna, clientId: ana })).entries).toMatchObject([
    { id: reviewed, subject: null, billedMs: 19_000, review: { stars: 5, text: 'Saí mais leve.', isAnswered: false } },
    { subject: 'Mudança de cidade', review: null },
  ])
})

test('what was refunded of a consultation is said beside what it earned, as in the conversation', async () => {
  const id = await consulted(ana, luna, 0)
  const amounts = async () => {
    const [entry] = (await listClientEntries(db, { consultantId: luna, clientId: ana })).entries
    const { consultantCents, refundedEarningsCents } = await readConsultation(db, id, luna)
    expect([entry!.earnedCents, entry!.refundedCents]).toEqual([consultantCents, refundedEarningsCents])
    return entry!
  }
  const { earnedCents, refundedCents } = await amounts()
  expect([earnedCents > 0n, refundedCents]).toEqual([true, 0n])
  const content = {
    kind: 'refund' as const,
    consultation: id,
    receipt: null,
    refundableCents: earnedCents,
    refundedBeforeCents: 0n,
    refundedCents: earnedCents,
    toCreditCents: earnedCents,
    toBonusCents: 0n,
    fromEarningsCents: earnedCents,
    refundedAt: secondsAfterNoon(60),
  }
  await inTransaction(db, (tx) =>
    issueReceipt(tx, { subject: `refund:${id}:1`, personIds: [ana, luna], content, at: secondsAfterNoon(60) }),
  )
  expect((await amounts()).refundedCents).toBe(earnedCents)
})

test('whoever only asks now is seen, and who never did is not found', async () => {
  await comeOnline(db, luna)
  await new MeteredConsultation(db, { client: ana, consultant: luna }).ask({ subject: 'Um emprego novo' })
  expect(await readClient(db, luna, ana)).toMatchObject({
    client: { name: 'Ana', consultations: 0, lastAt: null },
    note: { text: '', version: 0 },
    birth: null,
  })
  expect(await namesOf()).toEqual([])
  for (const [consultant, client] of [
    [luna, bia],
    [sol, ana],
    [luna, sol],
    [luna, crypto.randomUUID()],
  ] as const) {
    await expect(readClient(db, consultant, client)).rejects.toMatchObject({ code: 'clients.not_found' })
    await expect(listClientEntries(db, { consultantId: consultant, clientId: client })).rejects.toMatchObject({
      code: 'clients.not_found',
    })
    await expect(note('Nunca veio.', { consultantId: consultant, clientId: client })).rejects.toMatchObject({
      code: 'clients.not_found',
    })
  }
})

test('whoever has booked is seen, and what is noted before the first consultation stays', async () => {
  await openHours(db, luna)
  const { id } = await BookedConsultation.book(db, { client: ana, consultant: luna })
  await note('Quer falar do emprego.')
  expect(await readClient(db, luna, ana)).toMatchObject({
    client: { consultations: 0, hasNote: true },
    note: { text: 'Quer falar do emprego.' },
  })
  await expect(readClient(db, sol, ana)).rejects.toMatchObject({ code: 'clients.not_found' })
  await cancelBooking(db, { id, personId: ana, seen: 0n, clock })
  await expect(readClient(db, luna, ana)).rejects.toMatchObject({ code: 'clients.not_found' })
})

test('a note is found by its words, its tags and the name, without accents, and by its consultant alone', async () => {
  await consulted(ana, luna, 0)
  await consulted(ana, sol, 600)
  await consulted(bia, luna, 1_200)
  await note('Pensa em voltar para São Luís.', { tags: ['Mudança', ' mudança ', 'família'] })
  expect(await namesOf({ search: 'sao luis' })).toEqual(['Ana'])
  expect(await namesOf({ search: 'MUDANCA ana' })).toEqual(['Ana'])
  expect(await namesOf({ search: 'mudanca bia' })).toEqual([])
  expect(await namesOf({ search: 'bi' })).toEqual(['Bia'])
  expect(await namesOf({ search: '%' })).toEqual([])
  expect(await namesOf({ tag: 'família' })).toEqual(['Ana'])
  expect((await listClients(db, luna, {})).tags).toEqual([
    { tag: 'família', clients: 1 },
    { tag: 'mudança', clients: 1 },
  ])
  expect((await readClient(db, sol, ana)).note.text).toBe('')
  expect((await listClients(db, sol, { search: 'luis' })).clients).toEqual([])
})

test('a note is saved on top of what was read, and saying it again changes nothing', async () => {
  await consulted(ana, luna, 0)
  await note('Primeira conversa.')
  await note('Primeira conversa.')
  await expect(note('Da outra aba.')).rejects.toMatchObject({ code: 'clients.note_conflict' })
  await note('Da outra aba.', { version: 1 })
  expect((await readClient(db, luna, ana)).note).toMatchObject({ text: 'Da outra aba.', version: 2 })
})

test('pages go on where the last one ended, also among equal instants', async () => {
  await db`
    insert into people (id, email, first_name, role)
    select gen_random_uuid(), 'cliente' || n || '@exemplo.com.br', 'C' || n, 'client' from generate_series(1, 45) n`
  await db`
    insert into consultation_clients (consultant_id, client_id, consultations, first_at, last_at)
    select ${luna}, id, 1, moment, moment from people,
      lateral (select ${secondsAfterNoon(0)}::timestamptz + interval '1 microsecond' * (123 + length(first_name)) as moment) m
    where first_name like 'C%'`
  const seen: string[] = []
  let before: string | undefined
  do {
    const page = await listClients(db, luna, { before })
    seen.push(...page.clients.map(({ id }) => id))
    before = page.next ?? undefined
  } while (before)
  expect([seen.length, new Set(seen).size]).toEqual([45, 45])
})

test('pages of what a client asked go on among equal instants too, to the microsecond', async () => {
  await db`
    insert into written_questions (id, client_id, consultant_id, title, price, held, commission_bps, answer_hours, state,
      question, bought_at, lapses_at, asked_at, due_at)
    select gen_random_uuid(), ${ana}, ${luna}, 'Pergunta', 1000, 0, 3000, 24, 'asked', 'E agora?', at, at + interval '1 day',
      at, at + interval '1 day' from (select ${secondsAfterNoon(0)}::timestamptz + interval '123 microseconds' as at) m,
      generate_series(1, 45)`
  const seen: string[] = []
  let before: string | undefined
  do {
    const page = await listClientEntries(db, { consultantId: luna, clientId: ana }, before)
    seen.push(...page.entries.map(({ id }) => id))
    before = page.next ?? undefined
  } while (before && seen.length < 100)
  expect([seen.length, new Set(seen).size]).toEqual([45, 45])
})

test('what is kept for each pair is what the consultations say', async () => {
  for (const [client, consultant, from] of [
    [ana, luna, 0],
    [ana, luna, 600],
    [bia, sol, 1_200],
  ] as const)
    await consulted(client, consultant, from)
  const counted = await db`
    select consultant_id, client_id, count(*)::int as consultations, sum(charged_time(c))::bigint as billed_ms,
      min(ended_at) as first_at, max(ended_at) as last_at
    from consultations c where state = 'ended' and started_at is not null group by 1, 2 order by 1, 2`
  expect(
    await db`select consultant_id, client_id, consultations, billed_ms, first_at, last_at from consultation_clients
      order by 1, 2`,
  ).toEqual(counted)
})

test('a page of clients reads as many rows with thousands of them as with few', async () => {
  const many = await newDatabase({ max: 1 })
  const [consultant] = [await aConsultant(many, 'Luna'), await aConsultant(many, 'Sol')]
  await many`
    insert into people (id, email, first_name, role)
    select gen_random_uuid(), 'cliente' || n || '@exemplo.com.br', 'C' || n, 'client' from generate_series(1, 3000) n`
  await many`
    insert into consultation_clients (consultant_id, client_id, consultations, first_at, last_at)
    select k.id, p.id, 1, now(), now() + random() * interval '1 day' from people p, consultants k
    where p.first_name like 'C%'`
  await ownerOf(many)`analyze`
  await inTransaction(many, async (tx) => {
    await planAsServersDo(tx)
    const readSoFar = async () => {
      const rows = await tx<{ name: string; read: number }[]>`
        select relname as name, (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as read from pg_stat_xact_user_tables`
      return new Map(rows.map(({ name, read }) => [name, read]))
    }
    const before = await readSoFar()
    const { next } = await listClients(tx, consultant, {})
    expect((await listClients(tx, consultant, { before: next! })).clients).toHaveLength(20)
    const after = await readSoFar()
    const read = [...after].map(([name, all]) => ({ name, read: all - (before.get(name) ?? 0) }))
    expect(read.find(({ name }) => name === 'consultation_clients')!.read).toBeGreaterThan(0)
    expect(read.filter((one) => one.read > 100)).toEqual([])
  })
})

test('says which consultation it is, and keeps each tag once', () => {
  expect([0, 1, 9, 10].map(nextConsultationWords)).toEqual([
    'primeira consulta',
    'segunda consulta',
    'décima consulta',
    '11ª consulta',
  ])
  expect(tagsOf(['  Amor ', 'amor', '', 'Mapa  natal'])).toEqual(['amor', 'mapa natal'])
  expect(tagsWith(['amor'], ' Trabalho, amor,')).toEqual(['amor', 'trabalho'])
  const full = Array.from({ length: MOST_TAGS }, (_, n) => `etiqueta ${n}`)
  expect(tagsWith(full, 'mais uma')).toEqual(full)
})

test('a draft of a note is saved on the version that it was typed on, and belongs to who typed it', () => {
  const place = { consultantId: 'luna', clientId: 'ana' }
  const now = { version: 2, text: 'Do celular.', tags: ['mapa'] }
  expect(loadNoteDraft(place, now)).toEqual(now)
  const typed = { version: 1, text: 'Do computador.', tags: ['tarô'] }
  storeNoteDraft(place, typed)
  expect(loadNoteDraft(place, now)).toEqual(typed)
  expect(loadNoteDraft({ ...place, consultantId: 'sol' }, now)).toEqual(now)
  expect(loadNoteDraft({ ...place, clientId: 'bia' }, now)).toEqual(now)
  // An emptied note is a draft as well.
  storeNoteDraft(place, { ...typed, text: '', tags: [] })
  expect(loadNoteDraft(place, now)).toEqual({ version: 1, text: '', tags: [] })
  storeNoteDraft(place, undefined)
  expect(loadNoteDraft(place, now)).toEqual(now)
})
