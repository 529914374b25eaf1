import { expect, test } from 'vitest'
import {
  anyFact,
  fact,
  type FactListener,
  fields,
  hearFact,
  instant,
  nullable,
  number,
  on,
  oneOf,
  readAgain,
  readFact,
  text,
  topic,
  uuid,
} from './facts.ts'

const tableTopic = topic('table')
const cardDrawn = fact(tableTopic, 'card_drawn', { n: number, by: nullable(text), suit: oneOf(['cups', 'swords']) })
const tableCleared = fact(tableTopic, 'table_cleared', {})

const drawn = cardDrawn('luna', { n: 4, by: null, suit: 'cups' })

/** What listeners hear of something that arrived. */
function hears(received: unknown, ...more: FactListener[]) {
  const heard: unknown[] = []
  const listeners = [
    on(cardDrawn, ({ n, suit }) => heard.push([n, suit])),
    on(tableCleared, () => heard.push('cleared')),
  ]
  hearFact(received, [...listeners, ...more], () => heard.push('read again'))
  return heard
}

test('a kind of fact makes an announcement under the topic of its key', () => {
  expect(drawn).toEqual({ topic: 'table:luna', fact: { type: 'card_drawn', n: 4, by: null, suit: 'cups' } })
  expect(tableCleared('luna')).toEqual({ topic: 'table:luna', fact: { type: 'table_cleared' } })
})

test('an announcement carries the fields of its kind and no others, also inside them', () => {
  const tableTurned = fact(tableTopic, 'table_turned', { card: fields({ n: number, at: nullable(instant) }) })
  const row = { n: 4, at: new Date('2026-11-20T12:00:00Z'), email: 'ana@exemplo.com' }
  expect(cardDrawn('luna', { ...row, by: null, suit: 'cups' })).toEqual(drawn)
  expect(tableTurned('luna', { card: row }).fact).toEqual({ type: 'table_turned', card: { n: 4, at: row.at } })
})

test('a listener hears its kinds with their fields, and nothing of others', () => {
  expect(hears(drawn.fact)).toEqual([[4, 'cups']])
  expect(hears(tableCleared('luna').fact)).toEqual(['cleared'])
  expect(hears({ type: 'candle_lit' })).toEqual([])
})

test('several listeners hear the same fact, and one listener several kinds', () => {
  const types: string[] = []
  const both = on([cardDrawn, tableCleared], ({ type }) => types.push(type))
  expect(hears(drawn.fact, both)).toEqual([[4, 'cups']])
  expect(hears(tableCleared('luna').fact, both)).toEqual(['cleared'])
  expect(types).toEqual(['card_drawn', 'table_cleared'])
})

test.each([
  ['a field is missing', { type: 'card_drawn', n: 4, suit: 'cups' }],
  ['a field is of another type', { type: 'card_drawn', n: '4', by: null, suit: 'cups' }],
  ['a word is unknown', { type: 'card_drawn', n: 4, by: null, suit: 'stars' }],
  ['it has no type', { n: 4 }],
  ['it is no object', 'card_drawn'],
  ['it is nothing', undefined],
  ['it could not travel', readAgain(tableTopic('luna')).fact],
])('what is heard means to read again when %s', (_why, received) => {
  expect(hears(received)).toEqual(['read again'])
})

test('only declared fields are read', () => {
  expect(readFact(tableCleared, { type: 'table_cleared', extra: 1 })).toEqual({ type: 'table_cleared' })
  expect(readFact(cardDrawn, tableCleared('luna').fact)).toBeUndefined()
})

test('readers take what they are for', () => {
  const at = new Date('2026-11-22T12:00:00Z')
  expect([instant(at), instant(at.toISOString()), instant('soon'), instant(7)]).toEqual([at, at, undefined, undefined])
  const id = '0b1f6f6e-8f0a-4a6a-9a57-1c2d3e4f5a6b'
  expect([uuid(id), uuid('luna'), uuid(1)]).toEqual([id, undefined, undefined])
  const point = fields({ x: number })
  expect([point({ x: 1, y: 2 }), point({}), point(null), point(1)]).toEqual([{ x: 1 }, undefined, undefined, undefined])
  expect([anyFact({ type: 'a', b: 1 }), anyFact({ type: 1 }), anyFact([])]).toEqual([
    { type: 'a', b: 1 },
    undefined,
    undefined,
  ])
})
