import { beforeEach, expect, test } from 'vitest'
import { appointAdmin } from '#domains/accounts/index.ts'
import { addShortConsultation } from '#test/authorisation/fixtures/claims.ts'
import { clockAt, travelTo } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { freshDatabase } from '#test/support/database.ts'
import { aClient, aConsultant, aPerson } from '#test/support/people.ts'
import { closeMonth } from '../accounting/close-month.ts'
import { writeIncomePaper } from '../papers/write-income-paper.ts'
import { importNotes, recordNote } from './record-notes.ts'
import { setTerms } from './set-terms.ts'
import { findTerms, listNotes } from './sql.ts'

let db: Db
let [luna, sol, iris] = ['', '', '']
const NOW = new Date('2026-12-05T12:00:00Z')
const clock = clockAt(NOW)
const acting = () => ({ by: iris, clock })

beforeEach(async () => {
  db = await freshDatabase({ max: 1 })
  await travelTo(db, new Date('2026-10-10T12:00:00Z'))
  const ana = await aClient(db, 'Ana', 10_000n)
  ;[luna, sol, iris] = [
    await aConsultant(db, 'Luna'),
    await aConsultant(db, 'Sol'),
    await aPerson(db, 'Íris', 'client'),
  ]
  await appointAdmin(db, iris)
  for (const consultantId of [luna, sol, luna]) await addShortConsultation(db, { clientId: ana, consultantId })
  await travelTo(db, new Date('2026-11-10T12:00:00Z'))
  await addShortConsultation(db, { clientId: ana, consultantId: luna })
  await travelTo(db, NOW)
  for (const month of ['2026-10', '2026-11']) await closeMonth(db, { month, ...acting() })
})

const notesOf = (month: string) => listNotes(db, month, 0n, 100)
const numberOf = async (consultantId: string) =>
  (await notesOf('2026-10')).find((one) => one.consultantId === consultantId)!.dpsNumber
const said = async (of: object = {}) =>
  ({
    dpsNumber: await numberOf(luna),
    state: 'issued',
    number: '77',
    accessKey: null,
    issuedOn: '2026-12-01',
    withheld: 10n,
    ...of,
  }) as Parameters<typeof recordNote>[1]

test('a closed month has a note for each consultant, numbered without a gap, of what the house kept', async () => {
  const [october, november] = [await notesOf('2026-10'), await notesOf('2026-11')]
  expect([...october, ...november].map(({ dpsNumber }) => dpsNumber)).toEqual([1n, 2n, 3n])
  const ofLuna = october.find(({ consultantId }) => consultantId === luna)!
  const ofSol = october.find(({ consultantId }) => consultantId === sol)!
  expect([ofLuna.gross, ofSol.gross]).toEqual([600n, 300n])
  expect(ofLuna.commission).toBe(2n * ofSol.commission)
  expect(november.map(({ consultantId }) => consultantId)).toEqual([luna])
})

test('what is said last counts, the same again changes nothing, and the paper of the year shows it', async () => {
  await recordNote(db, await said(), acting())
  await recordNote(db, await said(), acting())
  await recordNote(db, await said({ state: 'cancelled' }), acting())
  await recordNote(db, await said({ number: '78' }), acting())
  expect(await db`select from service_note_states`).toHaveLength(3)
  expect(await db`select from security_events where kind = 'reports.note_recorded'`).toHaveLength(3)
  const paper = await writeIncomePaper(db, luna, '2026', NOW)
  const notes = paper.sections.find(({ title }) => title?.startsWith('Notas de serviço'))!
  expect(notes.lines.map(({ name }) => name.replaceAll('\u00a0', ' '))).toEqual([
    'out/2026 · nota 78 · emitida em 01/12/2026 · retido R$ 0,10',
    'nov/2026 · DPS 3 · por emitir',
    'Notas que contam',
  ])
})

test('an unknown number, a fault and a note of one’s own are refused', async () => {
  await expect(recordNote(db, await said({ dpsNumber: 99n }), acting())).rejects.toMatchObject({
    code: 'notes.not_found',
  })
  await expect(recordNote(db, await said({ number: null }), acting())).rejects.toMatchObject({
    code: 'notes.invalid_note',
    fields: { number: expect.any(String) },
  })
  await expect(recordNote(db, await said(), { by: luna, clock })).rejects.toMatchObject({ code: 'accounts.own_case' })
  expect(await db`select from service_note_states`).toHaveLength(0)
})

test('an import has a result for each row: what fails changes nothing, and the rest is recorded', async () => {
  const [ofLuna, ofSol] = [await numberOf(luna), await numberOf(sol)]
  const table = [
    'dps;situacao;numero;emitida_em;chave;retido',
    `${ofLuna};emitida;10;01/12/2026;;`,
    `${ofSol};emitida;;01/12/2026;;`,
    '3;emitida;11;01/12/2026;;0,05',
    '99;emitida;12;01/12/2026;;',
    `${ofLuna};emitida;13;01/12/2026;;`,
    '3;emitida;14;amanhã;;',
  ].join('\n')
  const results = await importNotes(db, table, acting())
  expect(results.map(({ line, outcome }) => [line, outcome])).toEqual([
    [2, 'failed'],
    [3, 'failed'],
    [4, 'failed'],
    [5, 'failed'],
    [6, 'recorded'],
    [7, 'failed'],
  ])
  expect(results.filter(({ outcome }) => outcome === 'failed').every(({ why }) => why)).toBe(true)
  const numbers = new Map((await notesOf('2026-10')).map(({ consultantId, number }) => [consultantId, number]))
  expect([numbers.get(luna), numbers.get(sol)]).toEqual(['13', null])
  const again = await importNotes(db, `dps;situacao;numero;emitida_em\n${ofLuna};emitida;13;01/12/2026`, acting())
  expect(again.map(({ outcome }) => outcome)).toEqual(['same'])
  const own = await importNotes(db, `dps;situacao;numero;emitida_em\n${ofLuna};emitida;15;01/12/2026`, {
    by: luna,
    clock,
  })
  expect(own).toMatchObject([{ outcome: 'failed', why: expect.stringContaining('sua') }])
})

test('terms are kept by version: whoever read an older one is told', async () => {
  await setTerms(db, { terms: { serie: '1', CST: '' }, version: 0n, ...acting() })
  await setTerms(db, { terms: { serie: '1' }, version: 0n, ...acting() })
  expect(await findTerms(db)).toMatchObject({ terms: { serie: '1' }, version: 1n })
  await expect(setTerms(db, { terms: { serie: '2' }, version: 0n, ...acting() })).rejects.toMatchObject({
    code: 'notes.terms_changed',
  })
  await expect(setTerms(db, { terms: { CST: 'x' }, version: 1n, ...acting() })).rejects.toMatchObject({
    fields: { CST: expect.any(String) },
  })
})
