import { runInNewContext } from 'node:vm'
import { expect, it, vi } from 'vitest'
import { themeScript } from './theme.ts'

/** Runs the head's line in a browser that remembers `kept`, or that forbids to remember. */
function paintedWith(kept: string | null | Error) {
  const meta = { name: '', content: '' }
  const head = { append: vi.fn() }
  const document = { documentElement: { dataset: {} as Record<string, string> }, head, createElement: () => meta }
  const localStorage = {
    getItem: (key: string) => {
      if (kept instanceof Error) throw kept
      return key === 'sensitivos-theme' ? kept : null
    },
  }
  runInNewContext(themeScript, { document, localStorage })
  expect(head.append).toHaveBeenCalledWith(meta)
  return [document.documentElement.dataset.theme, meta.name, meta.content]
}

it.each([
  ['nothing was chosen', null],
  ['light was chosen', 'light'],
  ['something else stands there', 'sépia'],
  ['the browser forbids to remember', new Error('denied')],
])('light when %s', (_why, kept) => {
  expect(paintedWith(kept)).toEqual(['light', 'theme-color', '#fbf7f0'])
})

it('dark when dark was chosen', () => {
  expect(paintedWith('dark')).toEqual(['dark', 'theme-color', '#12142b'])
})
