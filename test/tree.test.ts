import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  longComments,
  MOST_WORDS_OF_COMMENT,
  retiredNames,
  singleFileFolders,
  tooDeep,
  wideComments,
} from './laws/tree.ts'

const source = globSync('src/**/*.*').sort()
const everything = [...source, ...globSync('{bin,db,deck,demo,docs,test}/**/*.*')]
const code = everything.filter((path) => /\.(tsx?|mjs|css|sql)$/.test(path) && path !== 'db/schema.sql')

/** Files that never change, with the comments that they have. */
const UNCHANGING = 'db/migrations/'

test('nothing in src lies deeper than six folders', () => {
  expect(tooDeep(source)).toEqual([])
  expect(tooDeep(['src/domains/a/b/c/d/e.ts', 'src/domains/a/b/c/d/e/f.ts'])).toEqual(['src/domains/a/b/c/d/e/f.ts'])
})

test('a folder of one file is a file', () => {
  expect(singleFileFolders(source)).toEqual([])
  expect(singleFileFolders(['src/a/rules.ts', 'src/a/rules.test.ts', 'src/b/x.ts', 'src/b/y.ts'])).toEqual(['src/a'])
})

test('no file is named with a retired word', () => {
  expect(retiredNames(everything)).toEqual([])
  expect(retiredNames(['src/domains/payments/till.ts', 'src/desk/x.ts', 'src/help-desks.ts', 'src/tilled.ts'])).toEqual(
    ['src/domains/payments/till.ts', 'src/desk/x.ts', 'src/help-desks.ts'],
  )
})

test('comments are no wider than code', () => {
  expect(code.flatMap((path) => wideComments(path, readFileSync(path, 'utf8')))).toEqual([])
  expect(wideComments('a.ts', `// ${'x'.repeat(120)}\nconst a = '${'x'.repeat(120)}'`)).toEqual(['a.ts:1'])
})

test('no comment is so long that it has to be read twice', () => {
  const changing = code.filter((path) => !path.startsWith(UNCHANGING))
  expect(changing.flatMap((path) => longComments(path, readFileSync(path, 'utf8')))).toEqual([])
})

test.each([
  ['lines below each other', '// one two', '// three'],
  ['a block', '/**', ' * one two three', ' */'],
  ['SQL', '-- one two', '--', '-- three'],
  ['a comment in JSX', '  {/* one', '     two three */}'],
])('a long comment is found: %s', (_what, ...lines) => {
  const words = 'word '.repeat(MOST_WORDS_OF_COMMENT - 3)
  const withWords = (more: string) => [
    'const a = 1',
    lines[0],
    ...lines.slice(1).map((line) => line.replace('three', `three ${words}${more}`)),
  ]
  expect(longComments('a.ts', withWords('').join('\n'))).toEqual([])
  expect(longComments('a.ts', withWords('more').join('\n'))).toEqual(['a.ts:2'])
})
