import { beforeEach, describe, expect, test } from 'vitest'
import type { Db } from '#platform/db.ts'
import { freshDatabase } from '#test/support/database.ts'
import { aClient } from '#test/support/people.ts'
import { actOnDraw } from './act-on-draw.ts'
import { forgetReading } from './forget-reading.ts'
import { keepReading } from './keep-reading.ts'
import { openDraw } from './open-draw.ts'
import { verifyDraw } from './verification.rules.ts'
import { serverHashes } from './server-hashes.ts'
import { type Act, drawStateOf, type Terms } from './rules.ts'
import { deleteUnkeptDraws, findDraw, listReadings } from './sql.ts'

const now = new Date('2026-11-20T12:00:00Z')
const THREE: Terms = { kind: 'tarot', layout: 'tres-cartas', reversals: true }
const COINS: Terms = { kind: 'iching', layout: 'moedas', reversals: false }
const shuffle = (gesture = 'lua mansa'): Act => ({ type: 'shuffle', gesture })
const choose = (place: number, position: number): Act => ({ type: 'choose', place, position })
const WHOLE = [shuffle(), choose(0, 7), choose(1, 70), choose(2, 33)]

describe('draws', () => {
  let db: Db
  let id = ''
  beforeEach(async () => {
    db = await freshDatabase({ max: 12 })
    id = crypto.randomUUID()
  })

  const open = (terms = THREE) => openDraw(db, { id, address: '200.1.2.3', now, ...terms })
  const act = (after: number, acts: readonly Act[]) => actOnDraw(db, { id, after, acts, now })
  const refused = (code: string) => expect.objectContaining({ code: `oracles.${code}` })

  test('commits to the seed first, reveals it when the last place is filled, and can then be verified', async () => {
    const opened = await open()
    expect(opened.events).toEqual([{ type: 'committed', commitment: await serverHashes.digest(opened.seed) }])
    const half = await act(1, WHOLE.slice(0, 3))
    expect(drawStateOf(half.events)).toMatchObject({ gesture: 'lua mansa', seed: undefined })
    const whole = await act(4, WHOLE.slice(3))
    expect(whole.events.map(({ type }) => type)).toEqual([
      'committed',
      'shuffled',
      'chosen',
      'chosen',
      'chosen',
      'revealed',
    ])
    expect(await verifyDraw(whole, serverHashes)).toSatisfy(
      (checks: { holds: boolean }[]) => checks.length === 3 && checks.every(({ holds }) => holds),
    )
    expect(await findDraw(db, id)).toEqual(whole)
  })

  test('draws six throws of three coins', async () => {
    await open(COINS)
    const whole = await act(1, [shuffle(), ...[0, 1, 2, 3, 4, 5].map((place) => ({ type: 'throw' as const, place }))])
    expect(drawStateOf(whole.events).thrown).toHaveLength(6)
    expect((await verifyDraw(whole, serverHashes)).every(({ holds }) => holds)).toBe(true)
  })

  test('repeated calls, also thirty at once, make one draw', async () => {
    const tables = await Promise.all(Array.from({ length: 30 }, () => open()))
    expect(new Set(tables.map(({ seed }) => seed)).size).toBe(1)
    const draws = await Promise.all(Array.from({ length: 30 }, () => act(1, WHOLE)))
    for (const draw of draws) expect(draw.events).toEqual(draws[0]!.events)
  })

  test('of two choices at once one succeeds, and the other is refused because the draw changed', async () => {
    await open()
    await act(1, [shuffle()])
    const both = await Promise.allSettled([act(2, [choose(0, 1)]), act(2, [choose(0, 2)])])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: refused('draw_changed_meanwhile'),
    })
  })

  test.each<[string, number, Act[], string]>([
    ['choosing before the shuffle', 1, [choose(0, 0)], 'not_shuffled'],
    ['shuffling twice', 1, [shuffle(), shuffle()], 'already_shuffled'],
    ['a place that does not exist', 1, [shuffle(), choose(3, 0)], 'no_such_place'],
    ['a place that is filled already', 1, [shuffle(), choose(0, 0), choose(0, 1)], 'place_filled'],
    ['a position that does not exist', 1, [shuffle(), choose(0, 78)], 'no_such_position'],
    ['a position that is empty', 1, [shuffle(), choose(0, 5), choose(1, 5)], 'position_taken'],
    ['coins among cards', 1, [shuffle(), { type: 'throw', place: 0 }], 'wrong_oracle'],
    ['one card too many', 1, [...WHOLE, choose(0, 1)], 'place_filled'],
    ['acting after events that do not exist', 3, [shuffle()], 'draw_changed_meanwhile'],
  ])('refuses %s and changes nothing', async (_, after, acts, code) => {
    await open()
    await expect(act(after, acts)).rejects.toEqual(refused(code))
    expect((await findDraw(db, id))!.events).toHaveLength(1)
  })

  test('refuses acts after the end, other terms under the same id, a layout of another oracle and an unknown draw', async () => {
    await open()
    await act(1, WHOLE)
    await expect(act(6, [choose(0, 3)])).rejects.toEqual(refused('draw_over'))
    await expect(open({ ...THREE, reversals: false })).rejects.toEqual(refused('draw_id_reused'))
    await expect(open({ ...THREE, layout: 'moedas' })).rejects.toEqual(refused('layout_of_other_oracle'))
    await expect(actOnDraw(db, { id: crypto.randomUUID(), after: 1, acts: WHOLE, now })).rejects.toEqual(
      refused('draw_not_found'),
    )
  })

  describe('kept readings', () => {
    let [ana, bia] = ['', '']
    beforeEach(async () => {
      ;[ana, bia] = [await aClient(db, 'Ana'), await aClient(db, 'Bia')]
      await open()
    })
    const keep = (personId: string, shared = false, question: string | null = 'O que não estou vendo?') =>
      keepReading(db, { id, personId, question, shared, now })

    test('a finished draw can be kept, and then only its owner sees it until it is shared, without the question', async () => {
      await expect(keep(ana)).rejects.toEqual(refused('draw_unfinished'))
      await act(1, WHOLE)
      expect(await keep(ana)).toMatchObject({ question: 'O que não estou vendo?', sharedAt: null })
      expect(await findDraw(db, id)).toBeUndefined()
      await expect(act(1, WHOLE)).rejects.toEqual(refused('draw_not_found'))
      await expect(keep(bia)).rejects.toEqual(refused('draw_not_found'))
      expect(await keep(ana, true)).toMatchObject({ sharedAt: now })
      expect(Object.keys((await findDraw(db, id))!)).not.toContain('question')
      await expect(keep(bia)).rejects.toEqual(refused('reading_owned_by_other'))
      expect(await listReadings(db, { personId: ana, before: undefined, most: 5 })).toHaveLength(1)
      expect(await listReadings(db, { personId: bia, before: undefined, most: 5 })).toHaveLength(0)
    })

    test('only the owner can delete a reading, which leaves nothing', async () => {
      await act(1, WHOLE)
      await keep(ana)
      await expect(forgetReading(db, { id, personId: bia })).rejects.toEqual(refused('draw_not_found'))
      await forgetReading(db, { id, personId: ana })
      expect(await db`select 1 from oracle_draw_events`).toHaveLength(0)
      await expect(forgetReading(db, { id, personId: ana })).rejects.toEqual(refused('draw_not_found'))
    })

    test('a kept reading stays, and an unkept draw is deleted after thirty days', async () => {
      await act(1, WHOLE)
      await keep(ana)
      const loose = crypto.randomUUID()
      await openDraw(db, { id: loose, address: '200.1.2.3', now, ...COINS })
      await deleteUnkeptDraws(db, new Date(now.getTime()))
      expect(await findDraw(db, loose)).toBeDefined()
      await deleteUnkeptDraws(db, new Date(now.getTime() + 1))
      expect(await findDraw(db, loose)).toBeUndefined()
      expect(await listReadings(db, { personId: ana, before: undefined, most: 5 })).toHaveLength(1)
    })
  })

  test('a draw cannot be changed, not even directly in the database', async () => {
    await open()
    await expect(db`update oracle_draws set seed = seed`).rejects.toThrow()
    await expect(db`update oracle_draw_events set event = event`).rejects.toThrow()
  })
})
