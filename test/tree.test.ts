import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { retiredNames, singleFileFolders, tooDeep, wideComments } from './laws/tree.ts'

const source = globSync('src/**/*.*').sort()
const everything = [...source, ...globSync('{bin,db,deck,demo,docs,test}/**/*.*')]

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
  const code = everything.filter((path) => /\.(tsx?|mjs|css|sql)$/.test(path) && path !== 'db/schema.sql')
  expect(code.flatMap((path) => wideComments(path, readFileSync(path, 'utf8')))).toEqual([])
  expect(wideComments('a.ts', `// ${'x'.repeat(120)}\nconst a = '${'x'.repeat(120)}'`)).toEqual(['a.ts:1'])
})
