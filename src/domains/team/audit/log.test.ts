import { beforeEach, describe, expect, test } from 'vitest'
import { recordSecurityEvent } from '#domains/accounts/index.ts'
import { eventChainCheck } from '#domains/accounts/security-events/check-event-chain.ts'
import { checkInvariants } from '#platform/invariants/check-invariants.ts'
import { databaseClock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { MeteredConsultation } from '#test/support/metered-consultation.ts'
import { freshDatabase } from '#test/support/database.ts'
import { aClient, aConsultant, comeOnline, credit } from '#test/support/people.ts'
import { sentenceOf } from './acts.rules.ts'
import { changesOf } from './changes.rules.ts'
import { eraseWords } from './erase-words.ts'
import { askedOf, readLog } from './read-log.ts'
import { readLogState } from './read-log-state.ts'
import { readOwnLog, takeOwnLog } from './read-own-log.ts'
import { streamLog } from './stream-log.ts'

let db: Db
let [iris, ana, luna] = ['', '', '']
/** The last entry of setting the scene. */
let scene: bigint
beforeEach(async () => {
  db = await freshDatabase()
  iris = await aClient(db, 'Íris')
  ;[ana, luna] = [await aClient(db, 'Ana'), await aConsultant(db, 'Luna')]
  await db`update people set role = 'admin' where id = ${iris}`
  const [last] = await db<{ id: bigint }[]>`select max(id) as id from security_events`
  scene = last!.id
})

const at = (day: string) => new Date(`${day}T12:00:00Z`)
const decided = (day: string, more: object = {}) =>
  recordSecurityEvent(db, {
    kind: 'claims.claim_decided',
    detail: 'granted',
    actorId: iris,
    personId: ana,
    subjectId: crypto.randomUUID(),
    reason: 'Não ouviram nada.',
    before: { state: 'open', leftCents: 1_250n },
    after: { state: 'granted', leftCents: 0n },
    at: at(day),
    ...more,
  })
const signedIn = (day: string) =>
  recordSecurityEvent(db, { kind: 'accounts.signed_in', actorId: ana, personId: ana, at: at(day) })
const ids = async (filter: object) =>
  (await readLog(db, { scope: 'team', ...filter })).entries.map(({ id }) => BigInt(id)).filter((id) => id > scene)

describe('Registro', () => {
  test('says who did what about whom, why, and from what to what', async () => {
    await decided('2026-03-10')
    const { entries } = await readLog(db, { scope: 'team', by: iris })
    expect(entries[0]).toMatchObject({
      actor: { id: iris, name: expect.stringContaining('Íris') },
      person: { id: ana },
      sentence: 'decidiu um reembolso (devolvido)',
      reason: 'Não ouviram nada.',
      changes: [
        { field: 'Situação', before: 'aberta', after: 'devolvido' },
        { field: 'Falta devolver', before: 'R$\u00A012,50', after: 'R$\u00A00,00' },
      ],
      n: expect.any(Number),
    })
  })

  test('lists the acts of the team, or everything, by any filter and all of them together', async () => {
    const subjectId = crypto.randomUUID()
    const [first, entry] = [await decided('2026-03-09'), await signedIn('2026-03-10')]
    const other = await decided('2026-03-11', { subjectId, personId: luna, kind: 'payouts.settled_by_hand' })
    expect(await ids({})).toEqual([other, first])
    expect(await ids({ scope: 'all' })).toEqual([other, entry, first])
    expect(await ids({ by: ana, scope: 'all' })).toEqual([entry])
    expect(await ids({ kind: 'claims.claim_decided' })).toEqual([first])
    expect(await ids({ about: luna })).toEqual([other])
    const [row] = await db<{ email: string }[]>`select email from people where id = ${ana}`
    expect(await ids({ about: row!.email.toUpperCase() })).toEqual([first])
    expect(await ids({ subject: subjectId })).toEqual([other])
    expect(await ids({ from: '2026-03-10', to: '2026-03-11' })).toEqual([other])
    expect(await ids({ from: '2026-03-12' })).toEqual([])
    expect(await ids({ about: luna, by: iris, from: '2026-03-11', to: '2026-03-11' })).toEqual([other])
  })

  test('says that nobody has an address that was typed', async () => {
    await expect(readLog(db, { scope: 'team', about: 'ninguem@exemplo.com.br' })).rejects.toMatchObject({
      code: 'audit.person_unknown',
    })
  })

  test('goes on where a page ended, without a gap and without one twice', async () => {
    const all = []
    for (let n = 0; n < 120; n++) all.unshift(await decided('2026-03-10'))
    const seen: bigint[] = []
    let before: string | undefined
    do {
      const page = await readLog(db, { scope: 'team', by: iris, before })
      seen.push(...page.entries.map(({ id }) => BigInt(id)))
      before = page.next ?? undefined
    } while (before)
    expect(seen).toEqual(all)
  })

  test('is a spreadsheet without formulas, however long', async () => {
    await decided('2026-03-10', { reason: '=HYPERLINK("x")' })
    const text = await new Response(streamLog(db, await askedOf(db, { scope: 'team', by: iris }))).text()
    expect(text.split('\r\n')[1]).toMatch(/^10\/03\/2026;09:00;\d+;.*;decidiu um reembolso \(devolvido\);/)
    expect(text).toContain(`"'=HYPERLINK(""x"")"`)
    expect(text).toContain('Situação: aberta, Falta devolver: R$')
  })

  test('says how far the chain was checked, and what was found', async () => {
    await decided('2026-03-10')
    await db`
      insert into team_members (id, person_id, roles, since, ended_at)
      values (gen_random_uuid(), ${ana}, '{support}', now(), now())`
    const { checkedAt, members } = await readLogState(db)
    expect(checkedAt).toBeNull()
    expect(members).toContainEqual({ id: iris, name: 'Íris Prado' })
    expect(members.at(-1)).toEqual({ id: ana, name: 'Ana Prado (saiu da equipe)' })
    await checkInvariants(db, eventChainCheck, { error: () => {} })
    const state = await readLogState(db)
    expect(state.checkedThrough).toBe(state.links)
    expect([state.checkedAt, state.violations]).toEqual([expect.any(Date), []])
  })
})

describe('a law asks for words to go', () => {
  const erase = (id: bigint, by = iris) =>
    eraseWords(db, { id: String(id), reason: 'A pessoa pediu.', by, clock: databaseClock })

  test('the entry stays, its words do not, and an entry says why', async () => {
    const id = await decided('2026-03-10')
    await erase(id)
    const { entries } = await readLog(db, { scope: 'team', kind: 'claims.claim_decided' })
    expect(entries).toMatchObject([{ isErased: true, reason: null, changes: [], person: { id: ana } }])
    expect((await readLog(db, { scope: 'team', by: iris })).entries[0]).toMatchObject({
      sentence: 'apagou o texto de um registro',
      reason: 'A pessoa pediu.',
    })
    expect(await checkInvariants(db, eventChainCheck, { error: () => {} })).toEqual([])
  })

  test('refuses a second time, an entry without words, one that is not there, and one about oneself', async () => {
    const id = await decided('2026-03-10')
    await erase(id)
    await expect(erase(id)).rejects.toMatchObject({ code: 'audit.no_words' })
    await expect(erase(await signedIn('2026-03-10'))).rejects.toMatchObject({ code: 'audit.no_words' })
    await expect(erase(0n)).rejects.toMatchObject({ code: 'audit.entry_not_found' })
    await expect(erase(await decided('2026-03-10', { personId: iris }))).rejects.toMatchObject({
      code: 'accounts.own_case',
    })
  })

  test('of two at once one erases', async () => {
    const id = await decided('2026-03-10')
    const both = await Promise.allSettled([erase(id), erase(id)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await db`select from security_events where kind = 'accounts.words_erased'`).toHaveLength(1)
  })
})

describe('what each person sees', () => {
  test('is what the team did about them and read of their consultations, without names or reasons', async () => {
    const consultation = new MeteredConsultation(db, { client: ana, consultant: luna })
    await credit(db, ana, 5_000n)
    await comeOnline(db, luna)
    await consultation.begin()
    await decided('2026-03-10')
    await signedIn('2026-03-11')
    await recordSecurityEvent(db, {
      kind: 'consultations.trace_read',
      actorId: iris,
      subjectId: consultation.id,
      at: at('2026-03-12'),
    })
    const own = await readOwnLog(db, { personId: ana })
    expect(own).toEqual({
      acts: [
        { id: expect.any(String), at: at('2026-03-12'), sentence: 'leu o registro técnico de uma chamada' },
        { id: expect.any(String), at: at('2026-03-10'), sentence: 'decidiu um reembolso (devolvido)' },
      ],
      next: null,
    })
    expect((await readOwnLog(db, { personId: luna })).acts.map(({ sentence }) => sentence)).toEqual([
      'aprovou uma candidatura',
      'leu o registro técnico de uma chamada',
    ])
    expect(JSON.stringify(await takeOwnLog(db, ana))).not.toMatch(/Íris|ouviram/)
  })
})

describe('words', () => {
  test('an unknown kind, detail, field and value are shown as they are', () => {
    expect(sentenceOf('future.thing', 'x')).toMatch(/\(future\.thing\)$/)
    expect(sentenceOf('claims.claim_decided', 'later')).toBe('decidiu um reembolso')
    expect(changesOf({ x: 'y', same: 1 }, { x: 'z', same: 1 })).toEqual([
      { field: 'x', before: 'y', after: 'z' },
      { field: 'same', before: '1', after: '1' },
    ])
    expect(changesOf({ words: null }, { switch: 'payouts', words: null, due: '2026-03-10' })).toEqual([
      { field: 'Interruptor', before: null, after: 'Saques' },
      { field: 'Prazo', before: null, after: '10/03/2026' },
    ])
    expect(changesOf(null, { until: '2026-03-10T12:00:00.000Z', open: false })).toEqual([
      { field: 'Até', before: null, after: '10/03/2026, 09:00' },
      { field: 'Aberto', before: null, after: 'não' },
    ])
  })
})
