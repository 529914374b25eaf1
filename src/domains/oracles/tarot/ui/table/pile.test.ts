import { expect, test } from 'vitest'
import { PILE_SIZE, Pile } from './pile.ts'

const TABLE = { clientWidth: 320, clientHeight: 400 }

function laidPile() {
  const pile = new Pile()
  const elements = Array.from({ length: PILE_SIZE }, () => ({ style: { transform: '' } }) as HTMLElement)
  for (const [i, element] of elements.entries()) pile.hold(i, element)
  const places = () =>
    elements.map(
      ({ style }) =>
        /translate\((-?[\d.]+)px, (-?[\d.]+)px\)/.exec(style.transform)!.slice(1).map(Number) as [number, number],
    )
  return { pile, places }
}

test('cards near the pointer move with it, some further than others, and none leaves the table', () => {
  const { pile, places } = laidPile()
  const before = places()
  for (let i = 0; i < 40; i++) pile.push({ x: i * 5, y: 0, dx: 30, dy: 8 }, TABLE)
  const moved = places().map(([x], i) => x - before[i]![0])
  expect(Math.max(...moved)).toBeGreaterThan(100)
  expect(Math.max(...moved) - Math.min(...moved)).toBeGreaterThan(5)
  for (const [x, y] of places()) expect(Math.abs(x) <= 120 && Math.abs(y) <= 138).toBe(true)
})

test('a distant pointer moves nothing', () => {
  const { pile, places } = laidPile()
  const before = places()
  pile.push({ x: 150, y: 190, dx: 30, dy: 30 }, TABLE)
  expect(places()).toEqual(before)
})

test('tossed cards are spread over the whole table', () => {
  const { pile, places } = laidPile()
  pile.toss(TABLE)
  for (const [x, y] of places()) expect(Math.abs(x) <= 120 && Math.abs(y) <= 138).toBe(true)
  expect(new Set(places().map(String)).size).toBeGreaterThan(PILE_SIZE - 5)
})
