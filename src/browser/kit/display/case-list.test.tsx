import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CaseList } from './case-list.tsx'

const shown = (cases: readonly string[] | undefined, error: Error | null = null) =>
  renderToStaticMarkup(
    <CaseList
      query={{ isPending: false, error, refetch: () => {} }}
      cases={cases}
      keyOf={(one) => one}
      empty={<p>Nada espera.</p>}
    >
      {(one) => <p>{one}</p>}
    </CaseList>,
  )
const FAILED = new Error('away')

test('a list that cannot be read again stays, and says so', () => {
  const read = shown(['Diana'])
  const again = shown(['Diana'], FAILED)
  expect(read).toContain('Diana')
  expect(again).toContain('Diana')
  expect(again.length).toBeGreaterThan(read.length)
})

test('one that was never read says only what went wrong; an empty one that it is empty', () => {
  expect(shown(undefined, FAILED)).not.toContain('Nada espera.')
  expect(shown([])).toBe('<p>Nada espera.</p>')
})
