import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const NAMED = /`((?:src|test|db|bin|docs|public)\/[\w./-]*)`/g

test.each(globSync('docs/**/*.md'))('every path named in %s exists', (document) => {
  const named = [...readFileSync(document, 'utf8').matchAll(NAMED)].map(([, path]) => path!)
  expect(named.filter((path) => !existsSync(path))).toEqual([])
})
