import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shuffleBySeeds } from '#domains/oracles/draws.rules.ts'
import { serverHashes } from '#domains/oracles/index.ts'
import { factOf, isTheirs, type TableAct, withPartOf } from './acts.rules.ts'
import type { Side, TableFact } from './facts.rules.ts'
import { TABLE_LAYOUT_IDS, type TableLayoutId } from './layout-ids.rules.ts'
import { TABLE_LAYOUTS, termsOf } from './layouts.rules.ts'
import { gestureOf, isFinished, onTheCloth, spreadsOf, type TableEvent } from './spread.rules.ts'

const ID = '5f2d1b3c-8a4e-4a6f-9d53-0a1b2c3d4e5f'
const SEED = '7'.repeat(64)
const ROLES: readonly Side[] = ['consultant', 'client']

/** A table in memory, with the seed of the platform. */
function tableOf(layout: TableLayoutId, drawer: Side, reversals = true) {
  const own = TABLE_LAYOUTS[layout].places
  const events: TableEvent[] = []
  const write = (by: Side, table: TableFact) => events.push({ seq: events.length + 1, by, at: new Date(0), table })
  const places = own.length > 0 ? own : ['Eu', 'Você']
  write('consultant', { act: 'opened', spread: ID, layout, drawer, reversals, places, commitment: '' })
  const spread = () => spreadsOf(events)[0]!
  const row = (by: Side, act: TableAct) => {
    const gesture = gestureOf(withPartOf(spread(), by, act))
    return shuffleBySeeds(serverHashes.hmac, termsOf(spread()), { seed: SEED, gesture })
  }
  return {
    events,
    spread,
    async act(by: Side, act: TableAct): Promise<string> {
      try {
        const fact = factOf(spread(), by, act, await row(by, act))
        if (!fact) return 'done before'
        write(by, fact)
        return fact.act
      } catch (refusal) {
        return (refusal as { code: string }).code.replace('consultations.table_', '')
      }
    },
  }
}

test.each<[TableAct['type'], drawer: Side, may: readonly Side[]]>([
  ['mix', 'consultant', ['consultant', 'client']],
  ['mix', 'client', ['consultant', 'client']],
  ['draw', 'consultant', ['consultant']],
  ['draw', 'client', []],
  ['lay', 'consultant', ['consultant']],
  ['lay', 'client', ['client']],
  ['throw', 'consultant', ['consultant']],
  ['throw', 'client', ['client']],
  ['turn', 'consultant', ['consultant']],
  ['turn', 'client', ['consultant', 'client']],
  ['put_away', 'consultant', ['consultant']],
  ['put_away', 'client', ['consultant']],
])('%s, when the %s draws, is of %j', (type, drawer, may) => {
  const spread = tableOf('tres-cartas', drawer).spread()
  expect(ROLES.filter((by) => isTheirs(spread, by, type))).toEqual(may)
})

describe('the order of a draw', () => {
  test('nobody draws before somebody shuffled, and nobody shuffles after something lies there', async () => {
    const table = tableOf('tres-cartas', 'client')
    expect(await table.act('client', { type: 'lay', place: 0, position: 4 })).toBe('not_shuffled')
    expect(await table.act('client', { type: 'turn', place: 0 })).toBe('place_empty')
    expect(await table.act('consultant', { type: 'mix', part: 'aa' })).toBe('mixed')
    expect(await table.act('consultant', { type: 'mix', part: 'aa' })).toBe('done before')
    expect(await table.act('consultant', { type: 'mix', part: 'bb' })).toBe('already_shuffled')
    expect(await table.act('client', { type: 'lay', place: 0, position: 4, part: 'cc' })).toBe('laid')
    expect(await table.act('client', { type: 'lay', place: 1, position: 5, part: 'dd' })).toBe('laid')
    expect(gestureOf(table.spread())).toBe('aa+cc')
    expect(await table.act('client', { type: 'mix', part: 'ee' })).toBe('already_drawn')
  })

  test('of two presses the first one counts, and the same press again is the same', async () => {
    const table = tableOf('tres-cartas', 'client')
    expect(await table.act('client', { type: 'lay', place: 0, position: 4, part: 'cc' })).toBe('laid')
    expect(await table.act('client', { type: 'lay', place: 0, position: 4 })).toBe('done before')
    expect(await table.act('client', { type: 'lay', place: 0, position: 5 })).toBe('place_filled')
    expect(await table.act('client', { type: 'lay', place: 1, position: 4 })).toBe('piece_taken')
    expect(await table.act('client', { type: 'lay', place: 1, position: 78 })).toBe('no_such_place')
    expect(await table.act('client', { type: 'lay', place: 3, position: 7 })).toBe('no_such_place')
    expect(await table.act('consultant', { type: 'turn', place: 0 })).toBe('turned')
    expect(await table.act('client', { type: 'turn', place: 0 })).toBe('done before')
    expect(await table.act('client', { type: 'throw', place: 0 })).toBe('other_oracle')
  })

  test('an emptied cloth takes nothing more', async () => {
    const table = tableOf('uma-runa', 'consultant')
    expect(onTheCloth(spreadsOf(table.events))?.id).toBe(ID)
    expect(await table.act('consultant', { type: 'put_away' })).toBe('closed')
    expect(await table.act('consultant', { type: 'put_away' })).toBe('done before')
    expect(await table.act('consultant', { type: 'draw', part: 'aa' })).toBe('put_away')
    expect(onTheCloth(spreadsOf(table.events))).toBeUndefined()
  })
})

const place = fc.nat(10)
const part = fc.constantFrom('aa', 'bb')
const anAct = fc.oneof<fc.Arbitrary<TableAct>[]>(
  fc.record({ type: fc.constant('mix' as const), part }),
  fc.record({ type: fc.constant('draw' as const), part }),
  fc.record({ type: fc.constant('lay' as const), place, position: fc.nat(30), part }),
  fc.record({ type: fc.constant('throw' as const), place, part }),
  fc.record({ type: fc.constant('turn' as const), place }),
)

test('whatever two people press, no piece lies twice, and all seeds make what lies there', async () => {
  const presses = fc.array(fc.tuple(fc.constantFrom(...ROLES), anAct), { maxLength: 60 })
  const kinds = [fc.constantFrom(...TABLE_LAYOUT_IDS), fc.constantFrom<Side>('consultant', 'client')] as const
  await fc.assert(
    fc.asyncProperty(presses, ...kinds, async (pressed, layout, drawer) => {
      const table = tableOf(layout, drawer)
      for (const [by, act] of pressed) {
        await table.act(by, act)
        // Pressed again at once, it changes nothing.
        const before = table.events.length
        await table.act(by, act)
        expect(table.events.length).toBe(before)
      }
      const spread = table.spread()
      const seeds = { seed: SEED, gesture: gestureOf(spread) }
      const { row, throws } = await shuffleBySeeds(serverHashes.hmac, termsOf(spread), seeds)
      const positions = spread.places.flatMap(({ position }) => (position === undefined ? [] : [position]))
      expect(new Set(positions).size).toBe(positions.length)
      for (const [at, { position, piece, reversed, coins }] of spread.places.entries()) {
        if (piece !== undefined) expect({ piece, reversed }).toEqual(row[position!])
        if (coins) expect(coins).toEqual(throws[at])
      }
      const acts = table.events.map((event) => event.table.act)
      const first = acts.findIndex((act) => act === 'laid' || act === 'thrown')
      if (first >= 0) expect(acts.lastIndexOf('mixed')).toBeLessThan(first)
      if (isFinished(spread)) expect(await table.act('consultant', { type: 'mix', part: 'cc' })).toBe('already_drawn')
    }),
    { numRuns: 60 },
  )
})
