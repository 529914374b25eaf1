import { runInNewContext } from 'node:vm'
import { expect, it, vi } from 'vitest'
import { themeScript } from './theme.ts'

/** Runs the head's script in a browser that stored `stored`, or that forbids storage. */
function themeWith(stored: string | null | Error) {
  const meta = { name: '', content: '' }
  const head = { append: vi.fn() }
  const document = { documentElement: { dataset: {} as Record<string, string> }, head, createElement: () => meta }
  const localStorage = {
    getItem: (key: string) => {
      if (stored instanceof Error) throw stored
      return key === 'sensitivos-theme' ? stored : null
    },
  }
  runInNewContext(themeScript, { document, localStorage })
  expect(head.append).toHaveBeenCalledWith(meta)
  return [document.documentElement.dataset.theme, meta.name, meta.content]
}

it.each([
  ['nothing was chosen', null],
  ['light was chosen', 'light'],
  ['an unknown value is stored', 'sépia'],
  ['the browser forbids storage', new Error('denied')],
])('the theme is light when %s', (_why, stored) => {
  expect(themeWith(stored)).toEqual(['light', 'theme-color', '#fbf7f0'])
})

it('the theme is dark when dark was chosen', () => {
  expect(themeWith('dark')).toEqual(['dark', 'theme-color', '#12142b'])
})
