import { beforeEach, describe, expect, test } from 'vitest'
import { recordIdentityFingerprints } from '#domains/accounts/index.ts'
import { readMonths } from '#domains/reports/index.ts'
import { databaseClock as clock, travelTo } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { toJson } from '#shared/json.ts'
import { freshDatabase } from '#test/support/database.ts'
import { MeteredConsultation, secondsAfterNoon } from '#test/support/metered-consultation.ts'
import { aClient, aConsultant, comeOnline } from '#test/support/people.ts'
import { readConsultant } from './read-consultant.ts'
import { readPerson } from './read-person.ts'
import { isRefundSignal, isWelcomeSignal, sentenceOf } from './signals.rules.ts'

let db: Db
let [ana, bia, luna, sol] = ['', '', '', '']
beforeEach(async () => {
  db = await freshDatabase({ max: 1 })
  await travelTo(db, secondsAfterNoon(0))
  ;[ana, bia] = [await aClient(db, 'Ana', 5_000n), await aClient(db, 'Bia')]
  ;[luna, sol] = [await aConsultant(db, 'Luna'), await aConsultant(db, 'Sol')]
})

const mark = async (personId: string, kind: 'card' | 'phone', value: string) =>
  inTransaction(db, async (tx) =>
    recordIdentityFingerprints(tx, { personId, fingerprints: [{ kind, value }], at: await clock(tx) }),
  )

describe('the page of a person', () => {
  test('says who Ana is, what she has, and never when she was born', async () => {
    const page = await readPerson(db, ana, await clock(db))
    expect(page).toMatchObject({ name: 'Ana Prado', role: 'client', state: 'open', document: null, sharers: [] })
    expect(page.balances.find(({ words }) => words === 'Saldo')?.amountCents).toBe(5_000n)
    expect(toJson(page)).not.toContain('1985')
  })

  test('hides the ends of a consultant’s document', async () => {
    const { document } = await readPerson(db, luna, await clock(db))
    expect(document).toMatch(/^•••\.\d{3}\.\d{3}-••$/)
  })

  test('names who shares a phone or a card, and whom the team told apart', async () => {
    await mark(ana, 'card', 'um-cartao')
    await mark(bia, 'card', 'um-cartao')
    await mark(ana, 'phone', '+5511999999999')
    await mark(bia, 'phone', '+5511999999999')
    const sharers = async () => (await readPerson(db, ana, await clock(db))).sharers
    expect(await sharers()).toMatchObject([{ id: bia, marks: ['card', 'phone'], isToldApart: false }])
    await db`
      insert into people_told_apart (person_id, other_id, told_by, told_at, reason)
      values (least(${ana}::uuid, ${bia}::uuid), greatest(${ana}::uuid, ${bia}::uuid), ${luna}, now(), 'Irmãs, vimos os documentos.')`
    expect(await sharers()).toMatchObject([{ id: bia, isToldApart: true }])
  })

  test('nobody', async () => {
    const now = await clock(db)
    await expect(readPerson(db, crypto.randomUUID(), now)).rejects.toMatchObject({ code: 'team.not_found' })
    await expect(readConsultant(db, ana, now), 'a client').rejects.toMatchObject({ code: 'team.not_found' })
  })
})

test('the page of a consultant has the commission of each channel, agreed ones too, and whether the rule may feature', async () => {
  const now = await clock(db)
  const later = (days: number) => new Date(now.getTime() + days * 86_400_000)
  const page = () => readConsultant(db, luna, later(2))
  const { commissions } = await page()
  expect(await page()).toMatchObject({ isHidden: false, isFeaturable: false })
  await db`
    insert into consultant_commissions (id, consultant_id, channel, bps, valid_from, reason, set_by, seconded_by, set_at)
    values (${crypto.randomUUID()}, ${luna}, 'video', 2500, ${later(1)}, 'Combinado em março.', ${bia}, ${sol}, ${now})`
  await db`update consultants set hidden_from_featured_at = ${now} where id = ${luna}`
  expect(await page()).toMatchObject({
    isHidden: true,
    commissions: commissions.map((one) => (one.channel === 'video' ? { ...one, bps: 2_500 } : one)),
  })
})

describe('signals of a consultant', () => {
  const signals = async (id = luna) => (await readConsultant(db, id, await clock(db))).signals
  const byKind = async (kind: string) => (await signals()).find((one) => one.kind === kind)

  test('the same biography, and the same card, each with whom', async () => {
    await mark(luna, 'card', 'um-cartao')
    await mark(ana, 'card', 'um-cartao')
    expect(await byKind('texts')).toMatchObject({ part: 1, rows: [{ kind: 'person', id: sol }] })
    expect(await byKind('marks')).toMatchObject({ part: 1, rows: [{ id: ana, detail: 'mesmo cartão' }] })
    await db`update consultants set bio = bio || ' Também leio runas.' where id = ${sol}`
    expect(await byKind('texts')).toBeUndefined()
  })

  test('a review by whoever shares a mark with the consultant, and by two who share one', async () => {
    await comeOnline(db, luna)
    const consultation = new MeteredConsultation(db, { client: ana, consultant: luna })
    await consultation.begin()
    await consultation.converse(0, 40)
    await consultation.end()
    await db`
      insert into reviews (id, consultation_id, client_id, consultant_id, stars, body, written_at)
      values (${crypto.randomUUID()}, ${consultation.id}, ${ana}, ${luna}, 5, 'Gostei muito da conversa.', ${await clock(db)})`
    expect(await byKind('circle')).toBeUndefined()
    await mark(luna, 'phone', '+5511988887777')
    await mark(ana, 'phone', '+5511988887777')
    expect(await byKind('circle')).toMatchObject({ part: 1, rows: [{ id: consultation.id, detail: '5 de 5' }] })
  })

  test.each([
    [0, 0, false],
    [9, 9, false],
    [1, 10, true],
    [9, 100, false],
    [10, 100, true],
  ])('%i refunded of %i settled: %s', (part, whole, isOne) => expect(isRefundSignal(part, whole)).toBe(isOne))

  test.each([
    [9, 9, false],
    [5, 10, false],
    [6, 10, true],
  ])('%i who never paid of %i clients: %s', (part, whole, isOne) => expect(isWelcomeSignal(part, whole)).toBe(isOne))

  test('as sentences', () => {
    expect(sentenceOf({ kind: 'refunds', part: 3, whole: 20 })).toBe(
      '3 de 20 consultas de 90 dias foram reembolsadas (15%).',
    )
    expect(sentenceOf({ kind: 'texts', part: 1, whole: null })).toBe('A biografia é igual à de outro consultor.')
  })
})

test('money by month is that of the person’s own report', async () => {
  await comeOnline(db, luna)
  const consultation = new MeteredConsultation(db, { client: ana, consultant: luna })
  await consultation.begin()
  await consultation.converse(0, 40)
  await consultation.end()
  const [charged] = await db<{ captured: bigint }[]>`select captured from consultations where id = ${consultation.id}`
  const [month] = await readMonths(db, { personId: ana, role: 'client', now: await clock(db) })
  expect(month).toMatchObject({ resultCents: charged!.captured })
  expect(month!.groups.map(({ words }) => words)).toContain('Consultas')
})
