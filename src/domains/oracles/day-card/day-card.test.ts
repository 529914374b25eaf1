import { beforeEach, describe, expect, test } from 'vitest'
import type { Db } from '#platform/db.ts'
import { freshDatabase, ownerOf } from '#test/support/database.ts'
import { aClient } from '#test/support/people.ts'
import { actOnDraw } from '../draw/act-on-draw.ts'
import { forgetReading } from '../draw/forget-reading.ts'
import { openDraw } from '../draw/open-draw.ts'
import { keepReading } from '../draw/keep-reading.ts'
import { recordOutcome } from '../draw/record-outcome.ts'
import { drawStateOf } from '../draw/rules.ts'
import { serverHashes } from '../draw/server-hashes.ts'
import { findDraw, listOwnReadings, listReadings } from '../draw/sql.ts'
import { verifyDraw } from '../draw/verification.rules.ts'
import { openDayCard } from './open-day-card.ts'
import { readOwnDay } from './read-own-day.ts'
import { deleteDayCardsOf, deleteEmptyDays } from './sql.ts'
import { turnDayCard } from './turn-day-card.ts'

/** 22h30 in São Paulo: the day there is still the 20th. */
const evening = new Date('2026-11-21T01:30:00Z')
const morning = new Date('2026-11-21T09:00:00Z')

describe('card of the day', () => {
  let db: Db
  let ana = ''
  beforeEach(async () => {
    db = await freshDatabase({ max: 12 })
    ana = await aClient(db, 'Ana')
  })

  const open = (now = evening, personId = ana) => openDayCard(db, { personId, now })
  const turn = (id: string, position: number, now = evening, personId = ana) =>
    turnDayCard(db, { id, personId, gesture: `mão-${position}`, position, now })
  const today = (now = evening) => readOwnDay(db, { personId: ana, now })
  const refused = (code: string) => expect.objectContaining({ code: `oracles.${code}` })

  async function drawnRune(now: Date) {
    const id = crypto.randomUUID()
    await openDraw(db, { id, kind: 'runas', layout: 'uma-runa', reversals: true, address: '200.1.2.3', now })
    const acts = [{ type: 'shuffle', gesture: 'chuva' } as const, { type: 'choose', place: 0, position: 4 } as const]
    await actOnDraw(db, { id, after: 1, acts, now })
    await keepReading(db, { id, personId: ana, question: null, shared: false, now })
    return id
  }

  test('shows the commitment before it is drawn, is kept, and can be verified afterwards', async () => {
    expect(await today()).toMatchObject({ day: '2026-11-20', card: undefined, isCardDeleted: false })
    const opened = await open()
    expect(opened.events).toEqual([{ type: 'committed', commitment: await serverHashes.digest(opened.seed) }])
    const drawn = await turn(opened.id, 12)
    expect((await verifyDraw(drawn, serverHashes)).map(({ holds }) => holds)).toEqual([true, true, true])
    expect((await today()).card).toEqual(drawn)
    const [kept] = await listReadings(db, { personId: ana, before: undefined, most: 9 })
    expect(kept).toMatchObject({ id: opened.id, dayCardOn: '2026-11-20', question: null, sharedAt: null })
  })

  test('twenty devices at once open one card and see the same one drawn', async () => {
    const opened = await Promise.all(Array.from({ length: 20 }, () => open()))
    expect(new Set(opened.map(({ seed }) => seed)).size).toBe(1)
    const drawn = await Promise.all(Array.from({ length: 20 }, (_, position) => turn(opened[0]!.id, position)))
    for (const draw of drawn) expect(draw.events).toEqual(drawn[0]!.events)
    expect(await listReadings(db, { personId: ana, before: undefined, most: 9 })).toHaveLength(1)
  })

  test('begins anew at midnight in São Paulo; yesterday’s that was not drawn is over', async () => {
    const first = await open()
    expect((await open(new Date('2026-11-21T02:59:59Z'))).id).toBe(first.id)
    const second = await open(new Date('2026-11-21T03:00:00Z'))
    expect(second.id).not.toBe(first.id)
    await expect(turn(first.id, 1, morning)).rejects.toEqual(refused('day_card_over'))
    await turn(second.id, 1, morning)
    expect((await today(morning)).card?.id).toBe(second.id)
  })

  test('an answer that was lost is repeated after midnight too', async () => {
    const { id } = await open()
    const drawn = await turn(id, 1)
    expect(await turn(id, 2, morning)).toEqual(drawn)
  })

  test('is nobody else’s', async () => {
    const bia = await aClient(db, 'Bia')
    const { id } = await open()
    await expect(turn(id, 1, evening, bia)).rejects.toEqual(refused('draw_not_found'))
    expect(drawStateOf((await today()).card!.events).chosen).toEqual([])
    expect(await findDraw(db, id), 'whoever knows its id').toBeUndefined()
  })

  test('a deleted card leaves its day without another one, and the next day has its own', async () => {
    const { id } = await open()
    await turn(id, 1)
    await forgetReading(db, { id, personId: ana })
    expect(await today()).toMatchObject({ card: undefined, isCardDeleted: true })
    await expect(open()).rejects.toEqual(refused('day_card_deleted'))
    await open(morning)
    await deleteEmptyDays(db, '2026-11-21')
    expect(await today()).toMatchObject({ card: undefined, isCardDeleted: false })
    expect((await today(morning)).card).toBeDefined()
  })

  test('yesterday’s rune asks how it turned out, until that is said; saying nothing erases it', async () => {
    const rune = await drawnRune(evening)
    expect((await today()).toAnswer, 'not on its own day').toBeUndefined()
    expect((await today(morning)).toAnswer?.id).toBe(rune)
    expect((await today(new Date('2026-11-22T09:00:00Z'))).toAnswer, 'not later').toBeUndefined()
    const said = {
      id: rune,
      personId: ana,
      outcome: 'partly',
      note: 'A visita veio, mas tarde.',
      now: morning,
    } as const
    expect(await recordOutcome(db, said)).toMatchObject({
      outcome: 'partly',
      outcomeNote: said.note,
      outcomeAt: morning,
    })
    expect((await today(morning)).toAnswer).toBeUndefined()
    expect(await listOwnReadings(db, ana)).toMatchObject([{ 'fez sentido': 'em parte', 'como foi': said.note }])
    expect(await recordOutcome(db, { ...said, outcome: null, note: null })).toMatchObject({
      outcome: null,
      outcomeNote: null,
      outcomeAt: null,
    })
    expect((await today(morning)).toAnswer?.id).toBe(rune)
    const bia = await aClient(db, 'Bia')
    await expect(recordOutcome(db, { ...said, personId: bia })).rejects.toEqual(refused('draw_not_found'))
  })

  test('what was kept last is another reading than today’s card', async () => {
    const rune = await drawnRune(evening)
    await turn((await open(morning)).id, 3, morning)
    expect((await today(morning)).latest?.id).toBe(rune)
  })

  test('goes with its person, drawn or not', async () => {
    await open()
    await turn((await open(morning)).id, 3, morning)
    await db.begin((tx) => deleteDayCardsOf(tx, ana))
    expect(await ownerOf(db)`select id from oracle_draws`).toEqual([])
  })
})
