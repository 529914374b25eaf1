import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { inlineScriptOf } from './inline-script.ts'

const GREET = `import type { Name } from './name.ts'
/** Greets. */
export default function greet() {
  const name: Name = 'Ana'
  greeted.push(twice(name))
}
const twice = (text: string) => text + text
`

test('a function becomes a script that calls it, without types and comments', async () => {
  const text = await inlineScriptOf(GREET, 'greet.ts')
  const greeted: string[] = []
  runInNewContext(text, { greeted })
  expect(greeted).toEqual(['AnaAna'])
  expect(text).not.toMatch(/Greets|Name|export|\n/)
})

test.each([
  ['another file', `import { log } from './log.ts'\n${GREET}log(1)`],
  ['no function', 'export default 1'],
  ['two exports', `${GREET}export const other = 1`],
])('a script with %s is refused', async (_what, source) => {
  await expect(inlineScriptOf(source, 'greet.ts')).rejects.toThrow('greet.ts: an inline script')
})
