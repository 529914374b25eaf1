import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CLEANED } from '#shared/typed-text/clean.ts'
import { ENDS, slowUnit, UNITS } from './laws/growth.ts'
import { readCode } from './laws/sources.ts'
import { patternsIn, textFunctionsIn } from './laws/text-rules.ts'

// Law 15: what somebody typed is read in time that grows with its length, and not with the square of it. Six kilobytes
// of a repeated sign once stopped a process for half a second.

/** A pattern that repeats nothing looks at each place for as long as it is itself. */
const REPEATS = /[*+]|\{\d+,\}/
/** What draws addresses and payment codes of ours, which are short, and what reads Markdown of the team alone. */
const OF_OURS = ['qrPath', 'renderMarkdown', 'renderMarkdownWithQuestions']

test('every pattern of the code takes time in proportion to the text', () => {
  const patterns = patternsIn(readCode())
  expect(patterns.length).toBeGreaterThan(250)
  const slow = patterns
    .filter(({ pattern }) => REPEATS.test(pattern.source))
    .flatMap(({ at, pattern }) => {
      const own = pattern.source.match(/[^\\^$.*+?()[\]{}|]{1,12}/g) ?? []
      const found = slowUnit((text) => pattern.test(text), [...new Set([...own, ...UNITS])], ENDS.slice(0, 1))
      return found ? [`${at}: ${found}`] : []
    })
  expect(slow).toEqual([])
})

test('every rule over a text takes time in proportion to it', async () => {
  const slow: string[] = []
  let count = 0
  for (const file of globSync(['src/domains/**/{rules,*.rules,parse-*}.ts', 'src/shared/**/*.ts']).toSorted()) {
    const names = file.includes('.test.') ? [] : textFunctionsIn(file, readFileSync(file, 'utf8'))
    if (names.length === 0) continue
    const rules = (await import(resolve(file))) as Record<string, (text: string) => unknown>
    for (const name of names.filter((one) => !OF_OURS.includes(one))) {
      count += 1
      const found = slowUnit(rules[name]!)
      if (found) slow.push(`${file} ${name}: ${found}`)
    }
  }
  expect(count).toBeGreaterThan(60)
  expect(slow).toEqual([])
})

test('every kind of typed text is cleaned in time in proportion to it', () => {
  const slow = Object.entries(CLEANED).flatMap(([kind, clean]) => {
    const found = slowUnit(clean)
    return found ? [`${kind}: ${found}`] : []
  })
  expect(slow).toEqual([])
})

describe('is found:', () => {
  test.each([
    ['a pattern that begins anew at each letter', /[a-z]{2,}\./, 'a'],
    ['one that tries all ways to share spaces', /^\s*-?\s*\d/, ' '],
    ['one that doubles with each letter', /^(?:a|a)+$/, 'a'],
    ['one that looks for the end from each of its signs', /\/+$/, '/'],
  ])('%s', (_what, pattern, unit) => {
    expect(slowUnit((text) => pattern.test(text))).toContain(JSON.stringify(unit))
  })

  test('a function over a text, whatever it is made of', () => {
    const text =
      'export const a = (b: string) => b\nexport function c(d: string, e: number) {}\nexport const f = (g: number) => g'
    expect(textFunctionsIn('src/a.ts', text)).toEqual(['a', 'c'])
    expect(patternsIn(new Map([['src/a.ts', 'const a = /b+c/gu']])).map(({ at }) => at)).toEqual(['src/a.ts /b+c/'])
  })
})
