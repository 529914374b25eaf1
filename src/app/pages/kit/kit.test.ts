import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Parts of others, what is in the root of every page, and what is nothing until the team pauses something. */
const SEEN_ELSEWHERE = [
  'carousel/carousel-controls',
  'feedback/paused-notice',
  'feedback/toast-area',
  'feedback/toaster',
  'forms/field-frame',
  'layout/chevron',
]

it('the gallery shows every component of the kit', () => {
  const pages = globSync('src/app/pages/kit/*.tsx').map((file) => readFileSync(file, 'utf8'))
  const pieces = globSync('src/browser/kit/**/*.tsx', { exclude: ['**/*.test.tsx'] }).map((file) =>
    file.replace(/^src\/browser\/kit\/|\.tsx$/g, ''),
  )
  expect(pieces.length).toBeGreaterThan(40)
  const missing = pieces.filter((piece) => !pages.some((page) => page.includes(`#browser/kit/${piece}.tsx`)))
  expect(missing.sort()).toEqual(SEEN_ELSEWHERE)
})
