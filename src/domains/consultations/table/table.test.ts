import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Db } from '#platform/db.ts'
import { freshDatabase } from '#test/support/database.ts'
import { echoNever, LiveRoom, type Tab } from '#test/support/live-room.ts'
import { findDraw as openDrawOf, listReadings } from '#domains/oracles/draw/sql.ts'
import { verifyDraw } from '#domains/oracles/draw/verification.rules.ts'
import { serverHashes } from '#domains/oracles/index.ts'
import { readTableFact } from './facts.rules.ts'
import { keepSpread } from './keep-spread.ts'
import { listOwnTables } from './list-own-tables.ts'
import { readSeed } from './read-seed.ts'
import { verifySpread } from './verification.rules.ts'
import { listTableEvents } from './sql.ts'
import { spreadsOf, type TableEvent } from './spread.rules.ts'

const PART = { luna: 'a'.repeat(64), ana: 'b'.repeat(64) }

describe('the table of a room', () => {
  let db: Db
  let room: LiveRoom
  let [ana, luna] = [] as unknown as [Tab, Tab]
  let id = ''
  beforeAll(async () => {
    db = await freshDatabase({ max: 1 })
  })
  afterEach(async () => {
    await room.end()
    expect(await room.consultation.endAndFindViolations()).toEqual([])
  })

  const open = (tab: Tab, more: object = {}) =>
    tab.command('room.open_spread', { id, layout: 'tres-cartas', drawer: 'client', reversals: true, ...more })
  const act = (tab: Tab, given: object) => tab.command('room.act_on_spread', { id, act: given })
  const refused = (reason: string) => `consultations.table_${reason}`
  const seenBy = (tab: Tab) => tab.events('table').map(({ fact }) => (fact as { table: object }).table)
  const spread = async () => spreadsOf(await listTableEvents(db, room.consultation.id)).at(-1)!
  const say = (body = 'Pense na sua pergunta.') => luna.say(body)

  describe('while the clock runs', () => {
    beforeEach(async () => {
      id = crypto.randomUUID()
      ;({ room, ana, luna } = await LiveRoom.begun(db))
    })

    test('the client chooses face down, and both see each act in the same order', async () => {
      expect(await open(luna)).toBe('done')
      expect(await act(luna, { type: 'mix', part: PART.luna })).toBe('done')
      for (const place of [0, 1, 2])
        expect(await act(ana, { type: 'lay', place, position: 70 - place, part: PART.ana })).toBe('done')
      expect((await spread()).places.map(({ piece }) => piece)).toEqual([undefined, undefined, undefined])
      expect(await act(ana, { type: 'turn', place: 1 })).toBe('done')
      expect(await act(luna, { type: 'turn', place: 0 })).toBe('done')
      await room.pass(1)
      expect(seenBy(ana)).toHaveLength(7)
      expect(seenBy(ana)).toEqual(seenBy(luna))
      expect(seenBy(ana).every((fact) => readTableFact(fact) !== undefined)).toBe(true)
      const { parts, places } = await spread()
      expect(parts).toEqual([
        { by: 'consultant', part: PART.luna },
        { by: 'client', part: PART.ana },
      ])
      expect(places.map(({ piece }) => piece !== undefined)).toEqual([true, true, false])
    })

    test('the consultant draws from the top; the client may cut before it and turns nothing', async () => {
      await open(luna, { drawer: 'consultant', layout: 'cartas-livres', places: ['Eu', 'Nós'] })
      expect(await act(luna, { type: 'draw' })).toBe(refused('not_shuffled'))
      expect(await act(ana, { type: 'mix', part: PART.ana })).toBe('done')
      expect(await act(ana, { type: 'mix', part: PART.luna })).toBe(refused('already_shuffled'))
      expect(await act(ana, { type: 'draw' })).toBe(refused('not_yours'))
      expect(await act(luna, { type: 'draw', part: PART.luna })).toBe('done')
      expect(await act(ana, { type: 'turn', place: 0 })).toBe(refused('not_yours'))
      const drawn = await spread()
      expect(drawn.places.map(({ name, position }) => [name, position])).toEqual([
        ['Eu', 0],
        ['Nós', 1],
      ])
      expect(drawn.parts.map(({ by }) => by)).toEqual(['client', 'consultant'])
    })

    test('a repeated act answers the same and happens once; the seed is told when all is turned', async () => {
      await open(luna, { drawer: 'consultant', layout: 'uma-runa' })
      expect(await open(luna, { drawer: 'consultant', layout: 'uma-runa' })).toBe('done')
      expect(await open(luna, { id: crypto.randomUUID() })).toBe(refused('taken'))
      for (const times of [1, 2]) expect(await act(luna, { type: 'draw', part: PART.luna }), `${times}`).toBe('done')
      const asked = { id, consultationId: room.consultation.id, personId: room.consultation.ana }
      await expect(readSeed(db, asked)).rejects.toMatchObject({ code: refused('still_open') })
      await room.pass(1)
      for (const times of [1, 2]) expect(await act(luna, { type: 'turn', place: 0 }), `${times}`).toBe('done')
      expect(await listTableEvents(db, room.consultation.id)).toHaveLength(3)
      expect((await readSeed(db, asked)).seed).toMatch(/^[0-9a-f]{64}$/)
      await expect(readSeed(db, { ...asked, personId: crypto.randomUUID() })).rejects.toMatchObject({ status: 404 })
      await room.pass(1)
      // It stays on the cloth until another one is opened.
      expect(await open(luna, { id: crypto.randomUUID(), layout: 'moedas' })).toBe('done')
    })

    test('the client keeps a finished spread of cards, and it is checked like any draw', async () => {
      await open(luna, { drawer: 'consultant', layout: 'uma-carta' })
      await act(ana, { type: 'mix', part: PART.ana })
      await act(luna, { type: 'draw', part: PART.luna })
      const keeping = { id, consultationId: room.consultation.id, personId: room.consultation.ana, now: new Date() }
      await expect(keepSpread(db, keeping)).rejects.toMatchObject({ code: refused('still_open') })
      await act(luna, { type: 'turn', place: 0 })
      for (const times of [1, 2]) expect(await keepSpread(db, keeping), `${times}`).toEqual({ id })
      const [kept, ...others] = await listReadings(db, { personId: keeping.personId, before: undefined, most: 9 })
      expect(others).toEqual([])
      const checks = await verifyDraw(kept!, serverHashes)
      expect(checks.map(({ name, holds }) => [name, holds])).toEqual([
        ['order', true],
        ['commitment', true],
        ['pieces', true],
      ])
      await expect(openDrawOf(db, id), 'nobody else sees it').resolves.toBeUndefined()
      const { seed } = await readSeed(db, keeping)
      const again = await verifySpread(await spread(), { seed }, serverHashes)
      expect(again.every(({ holds }) => holds)).toBe(true)
      const { places, ...rest } = await spread()
      const swapped = places.map((place) => ({ ...place, piece: (place.piece! + 1) % 78 }))
      const forged = await verifySpread({ ...rest, places: swapped }, { seed }, serverHashes)
      expect(forged.find(({ name }) => name === 'pieces')!.holds).toBe(false)
    })

    test('lines of a hexagram are thrown in their order', async () => {
      await open(luna, { layout: 'moedas' })
      expect(await act(luna, { type: 'throw', place: 0, part: PART.luna })).toBe(refused('not_yours'))
      expect(await act(ana, { type: 'throw', place: 1, part: PART.ana })).toBe(refused('lines_in_order'))
      for (let place = 0; place < 6; place++) {
        await room.pass(1)
        expect(await act(ana, { type: 'throw', place, part: PART.ana })).toBe('done')
      }
      expect((await spread()).places.every(({ coins }) => coins?.length === 3)).toBe(true)
      expect(await act(ana, { type: 'put_away' })).toBe(refused('not_yours'))
      expect(await act(luna, { type: 'put_away' })).toBe('done')
    })

    test('a consultant who only draws ends no silence and earns nothing by it', async () => {
      await room.pass(2)
      await open(luna, { drawer: 'consultant', layout: 'cruz-celta' })
      await act(luna, { type: 'draw', part: PART.luna })
      let place = 0
      await room.pass(60, async (second) => {
        if (second % 5 === 0) await act(luna, { type: 'turn', place: place++ })
      })
      expect(await room.consultation.read()).toMatchObject({ state: 'paused', reason: 'silence' })
      expect(await room.billedMs()).toBeLessThanOrEqual(45_000)
      const before = (await listTableEvents(db, room.consultation.id)).length
      for (const tab of [ana, luna])
        expect(await act(tab, { type: 'turn', place: 9 })).toMatch(/table_(waits|not_yours)/)
      expect(await act(luna, { type: 'turn', place: 9 })).toBe(refused('waits'))
      expect(await room.consultation.state()).toBe('paused')
      expect(await listTableEvents(db, room.consultation.id)).toHaveLength(before)
      expect(await say()).toBe('stored')
      await room.pass(2)
      expect(await act(luna, { type: 'turn', place: 9 })).toBe('done')
    })

    test('while a silence is typed through, the table waits for words', async () => {
      await open(luna, { drawer: 'consultant' })
      await room.pass(50, async () => luna.type())
      expect(await room.consultation.state()).toBe('active')
      expect(await act(luna, { type: 'mix', part: PART.luna })).toBe(refused('in_silence'))
    })

    test('whoever does not echo neither acts nor sees what the other one does', async () => {
      await open(luna)
      await act(luna, { type: 'mix', part: PART.luna })
      await room.pass(1)
      const seen = seenBy(ana).length
      ana.echo = echoNever
      await room.pass(5)
      await say()
      await act(luna, { type: 'put_away' })
      await room.pass(1)
      expect(await act(ana, { type: 'lay', place: 0, position: 3, part: PART.ana })).not.toBe('done')
      await room.pass(10)
      expect(await act(luna, { type: 'put_away' })).toMatch(/table_(waits|other_away)/)
      expect(await room.consultation.state()).toBe('paused')
      expect(seenBy(ana).length - seen).toBeLessThanOrEqual(1)
    })

    test('a tab whose seat another one took does nothing any more', async () => {
      const newer = await room.join('luna')
      await room.pass(2)
      expect(await open(luna)).toBe(refused('not_there'))
      expect(await open(newer)).toBe('done')
    })

    test('in a pause and after the end both are refused, and what was laid stays to be read', async () => {
      await open(luna)
      await act(ana, { type: 'lay', place: 0, position: 3, part: PART.ana })
      await room.pause('luna')
      for (const tab of [ana, luna]) expect(await act(tab, { type: 'turn', place: 0 })).toBe(refused('waits'))
      await room.consultation.end()
      for (const tab of [ana, luna]) expect(await act(tab, { type: 'turn', place: 0 })).toBe(refused('over'))
      expect(await open(luna, { id: crypto.randomUUID() })).toBe(refused('over'))
      const [own] = await listOwnTables(db, room.consultation.ana)
      expect(own).toMatchObject({ com: 'Luna', tiragem: 'Três cartas' })
      expect(own!['o que saiu']).toContain('O que vem de antes: não foi virada')
      expect((await listOwnTables(db, room.consultation.luna))[0]).toMatchObject({ com: 'Ana' })
      const events: TableEvent[] = await listTableEvents(db, room.consultation.id)
      expect(events.map(({ table }) => table.act)).toEqual(['opened', 'laid'])
    })

    test('at most five spreads are opened in a minute', async () => {
      for (let times = 0; times < 5; times++) {
        id = crypto.randomUUID()
        expect(await open(luna)).toBe('done')
        await act(luna, { type: 'put_away' })
        await room.pass(1)
      }
      expect(await open(luna, { id: crypto.randomUUID() })).toBe(refused('too_fast'))
    })
  })

  test('before the first word nothing is laid', async () => {
    id = crypto.randomUUID()
    room = await LiveRoom.open(db)
    ;[ana, luna] = [await room.join('ana'), await room.join('luna')]
    expect(await open(luna)).toBe(refused('before_start'))
    await room.pass(2)
    expect(await open(luna)).toBe(refused('before_start'))
    expect(await open(ana)).toBe(refused('not_yours'))
    await say()
    expect(await open(luna)).toBe('done')
  })

  test('somebody else finds no such room', async () => {
    id = crypto.randomUUID()
    ;({ room, ana, luna } = await LiveRoom.begun(db))
    expect(await open(luna, { consultationId: crypto.randomUUID() })).toBe('consultations.not_found')
  })
})
