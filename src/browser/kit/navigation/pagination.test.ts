import { expect, it } from 'vitest'
import { pageNumbers } from './pagination.tsx'

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [3, 5, [1, 2, 3, 4, 5]],
  [1, 9, [1, 2, 0, 9]],
  [5, 9, [1, 0, 4, 5, 6, 0, 9]],
  [9, 9, [1, 0, 8, 9]],
])('page %i of %i shows %j', (page, pages, shown) => {
  expect(pageNumbers(page, pages)).toEqual(shown)
})

it('no page appears twice or out of order, and a gap never hides a single page', () => {
  for (let pages = 1; pages <= 12; pages++) {
    for (let page = 1; page <= pages; page++) {
      const numbers = pageNumbers(page, pages)
      const shown = numbers.filter((one) => one > 0)
      expect(shown).toEqual([...new Set(shown)].sort((a, b) => a - b))
      expect(shown).toContain(page)
      numbers.forEach((one, at) => one === 0 && expect(numbers[at + 1]! - numbers[at - 1]!).toBeGreaterThan(2))
    }
  }
})
