import { expect, test } from 'vitest'
import { findActsOnOpen } from './laws/acts-on-open.ts'
import { readCode, type Sources } from './laws/sources.ts'

/** Goes on with what was pressed in the same tab before signing in. */
const PRESSED_BEFORE = ['src/domains/catalogue/ui/choose/use-place-order.ts']

test('no page changes something because it was opened', () =>
  expect(findActsOnOpen(readCode())).toEqual(PRESSED_BEFORE))

test.each<[string, string, boolean]>([
  ['as its body', 'useEffect(() => mutate(), [mutate])', true],
  ['of a named mutation, behind a condition', 'useEffect(() => { if (token) leave.mutate(token) })', true],
  ['in a listener of the effect', "useEffect(() => { on('click', () => mutate()) })", false],
  ['on a press', 'useEffect(() => {}); <button onClick={() => mutate()} />', false],
])('finds an effect that mutates %s', (_, text, isFound) => {
  const sources: Sources = new Map([['src/a/x.tsx', `const X = () => { ${text} }`]])
  expect(findActsOnOpen(sources)).toEqual(isFound ? ['src/a/x.tsx'] : [])
})
