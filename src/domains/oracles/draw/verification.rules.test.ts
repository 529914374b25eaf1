import { describe, expect, test } from 'vitest'
import { type DrawEvent, eventOf, LAYOUTS } from './rules.ts'
import { serverHashes } from './server-hashes.ts'
import { shuffleBySeeds } from './shuffle.rules.ts'
import { verifyDraw, type DrawRecord } from './verification.rules.ts'

const seed = 'a1'.repeat(32)
const gesture = 'lua mansa'
const commitment = await serverHashes.digest(seed)

/** A valid draw of a layout, taking every third position. */
async function honest(layout: 'cruz-celta' | 'moedas'): Promise<DrawRecord> {
  const terms = { kind: LAYOUTS[layout].kind, layout, reversals: true }
  const shuffled = await shuffleBySeeds(serverHashes.hmac, terms, { seed, gesture })
  const events: DrawEvent[] = [
    { type: 'committed', commitment },
    { type: 'shuffled', gesture },
  ]
  for (let place = 0; place < LAYOUTS[layout].places; place++)
    events.push(
      eventOf(
        terms,
        events,
        layout === 'moedas' ? { type: 'throw', place } : { type: 'choose', place, position: place * 3 },
        shuffled,
      ),
    )
  events.push({ type: 'revealed', seed })
  return { ...terms, events }
}

const failed = async (draw: DrawRecord, witnessed = { commitment, gesture }) =>
  (await verifyDraw(draw, serverHashes, witnessed)).filter(({ holds }) => !holds).map(({ name }) => name)
const changed = (draw: DrawRecord, n: number, part: object): DrawRecord => ({
  ...draw,
  events: draw.events.map((event, i) => (i === n ? { ...event, ...part } : event)),
})
/** All texts that differ from this one in one character. */
const everyByte = (text: string) =>
  [...text].map((char, i) => text.slice(0, i) + (char === '0' ? '1' : '0') + text.slice(i + 1))

describe.each(['cruz-celta', 'moedas'] as const)('verification of a draw (%s)', (layout) => {
  test('accepts a valid draw', async () => {
    expect(await failed(await honest(layout))).toEqual([])
  })

  test('detects any changed byte of commitment, seed or gesture', async () => {
    const draw = await honest(layout)
    const last = draw.events.length - 1
    for (const text of everyByte(commitment))
      expect(await failed(changed(draw, 0, { commitment: text }))).toEqual(['witnessed', 'commitment'])
    for (const text of everyByte(gesture))
      expect(await failed(changed(draw, 1, { gesture: text }))).toEqual(['witnessed', 'pieces'])
    for (const text of everyByte(seed))
      expect(await failed(changed(draw, last, { seed: text }))).toEqual(['commitment', 'pieces'])
  })

  test('detects a replaced seed by the commitment that was kept', async () => {
    const draw = await honest(layout)
    expect(await failed(draw, { commitment: await serverHashes.digest('another'), gesture })).toEqual(['witnessed'])
  })

  test('rejects a draw without its end, without its shuffle or in another order', async () => {
    const { events, ...terms } = await honest(layout)
    expect(await failed({ ...terms, events: events.slice(0, -1) })).toContain('order')
    expect(await failed({ ...terms, events: events.filter(({ type }) => type !== 'shuffled') })).toContain('order')
    expect(await failed({ ...terms, events: [events.at(-1)!, ...events.slice(0, -1)] })).toContain('order')
    expect(await failed({ ...terms, events: [...events.slice(0, 3), ...events.slice(2)] })).toContain('order')
  })
})

test('detects a replaced, reversed or moved card, and a place filled twice', async () => {
  const draw = await honest('cruz-celta')
  const first = draw.events[2] as Extract<DrawEvent, { type: 'chosen' }>
  expect(await failed(changed(draw, 2, { piece: (first.piece + 1) % 78 }))).toEqual(['pieces'])
  expect(await failed(changed(draw, 2, { reversed: !first.reversed }))).toEqual(['pieces'])
  expect(await failed(changed(draw, 2, { position: 1 }))).toEqual(['pieces'])
  expect(await failed(changed(draw, 2, { position: 3 }))).toEqual(['pieces'])
  expect(await failed(changed(draw, 2, { place: 1 }))).toEqual(['pieces'])
  expect(await failed(changed(draw, 2, { place: 40 }))).toContain('pieces')
})
