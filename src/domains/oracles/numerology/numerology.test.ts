import { describe, expect, test } from 'vitest'
import { parseBirthDay } from '../birth-day.rules.ts'
import { spellName } from './letters.rules.ts'
import { formatReduced, reduceNumber, digitalRootOf } from './reduction.rules.ts'
import { lifePath, nameNumbers, personalYear, themeOf } from './rules.ts'

const TODAY = { year: 2026, month: 11, day: 21 }
const pathOf = (typed: string) => lifePath(parseBirthDay(typed, TODAY))
const vowelsOf = (name: string) =>
  spellName(name)
    .filter(({ isVowel }) => isVowel)
    .map(({ written }) => written)
    .join('')

describe('example of the article: Yara Conceição', () => {
  test('her Y stands beside a vowel and counts as a consonant', () => {
    const { expression, soul, personality } = nameNumbers(spellName('Yara Conceição'))
    expect([expression!.reduction.from, soul!.reduction.from, personality!.reduction.from]).toEqual([59, 29, 30])
    expect([expression!.reduction.value, soul!.reduction.value, personality!.reduction.value]).toEqual([5, 11, 3])
    expect(expression!.letters.map(({ value }) => value)).toEqual([7, 1, 9, 1, 3, 6, 5, 3, 5, 9, 3, 1, 6])
  })

  test('counting the Y as a vowel gives the other two numbers', () => {
    const { expression, soul, personality } = nameNumbers(spellName('Yara Conceição', { 0: true }))
    expect([expression!.reduction.value, soul!.reduction.value, personality!.reduction.value]).toEqual([5, 9, 5])
  })
})

test.each([
  ['Kelly', 'EY'],
  ['Yngrid', 'YI'],
  ['Ivy', 'IY'],
  ['Yara', 'AA'],
  ['Yasmin', 'AI'],
  ['Mayara', 'AAA'],
  ['Ruy', 'U'],
  ['Wilson Wagner', 'IOAE'],
  ['Hélio', 'ÉIO'],
])('the vowels of %s are %s', (name, vowels) => expect(vowelsOf(name)).toBe(vowels))

test.each([
  ['Luiza', 24, 6],
  ['Luísa', 17, 8],
  ['Kelly', 20, 2],
])('%s adds up to %i and comes to %i', (name, sum, value) => {
  const { reduction } = nameNumbers(spellName(name)).expression!
  expect([reduction.from, reduction.value]).toEqual([sum, value])
})

test('accents, hyphens and apostrophes change nothing', () => {
  const sum = (name: string) => nameNumbers(spellName(name)).expression!.reduction.from
  expect(sum("Sant'Ana")).toBe(sum('Santana'))
  expect(sum('José-Ação')).toBe(sum('jose acao'))
  expect(sum('Jose\u0301')).toBe(sum('José'))
})

test('a name without vowels has no soul number', () => expect(nameNumbers(spellName('Ng')).soul).toBeUndefined())

test.each([
  ['', 'oracles.name_without_letters'],
  ['123 !', 'oracles.name_without_letters'],
  ['🌙', 'oracles.name_without_letters'],
  ['Ана', 'oracles.name_without_letters'],
  ['Ana 2', 'oracles.name_with_invalid_characters'],
  ['Großmann', 'oracles.name_with_invalid_characters'],
  ['A'.repeat(201), 'oracles.name_too_long'],
])('“%s” is refused with an explanation', (name, code) =>
  expect(() => spellName(name)).toThrow(expect.objectContaining({ code })),
)

test.each([
  ['17/04/1986', [8, 4, 6], '9'],
  ['29/11/1983', [11, 11, 3], '7'],
  ['16/08/1978', [7, 8, 7], '22/4'],
  ['22/02/1980', [22, 2, 9], '33/6'],
  ['02/07/1977', [2, 7, 6], '6'],
])('the life path of %s, reduced by parts', (typed, parts, written) => {
  const path = pathOf(typed)
  expect(path.parts.map(({ value }) => value)).toEqual(parts)
  expect(formatReduced(path.total)).toBe(written)
})

test.each([
  ['16/08/1978', 40, '4'],
  ['22/02/1980', 24, '6'],
  ['02/07/1977', 33, '33/6'],
])('the sum of all digits of %s is %i', (typed, sum, written) => {
  const { total } = pathOf(typed).running
  expect([total.from, formatReduced(total)]).toEqual([sum, written])
})

test('the two methods differ for 2,898 of the 21,184 days from 1950 to 2007, and never in the root', () => {
  let [days, differing] = [0, 0]
  for (let at = Date.UTC(1950, 0, 1); at <= Date.UTC(2007, 11, 31); at += 86_400_000) {
    const date = new Date(at)
    const { total, running } = lifePath({
      year: date.getUTCFullYear(),
      month: date.getUTCMonth() + 1,
      day: date.getUTCDate(),
    })
    days++
    if (total.value !== running.total.value) differing++
    if (total.root !== running.total.root) throw new Error(`roots differ on ${date.toISOString()}`)
  }
  expect([days, differing]).toEqual([21_184, 2_898])
})

test('the personal year of 17/04 in 2026 is 22, further reduced 4', () => {
  const { digits, total } = personalYear(parseBirthDay('17/04/1986', TODAY), 2026)
  expect(digits).toEqual([1, 7, 4, 2, 0, 2, 6])
  expect(formatReduced(total)).toBe('22/4')
})

test.each([
  ['31/02/1990', 'oracles.invalid_day'],
  ['29/02/1900', 'oracles.invalid_day'],
  ['17/04/86', 'oracles.invalid_day'],
  ['ontem', 'oracles.invalid_day'],
  ['00/00/0000', 'oracles.invalid_day'],
  ['01/01/1899', 'oracles.day_before_1900'],
  ['22/11/2026', 'oracles.day_in_future'],
])('the day %s is refused with an explanation', (typed, code) =>
  expect(() => parseBirthDay(typed, TODAY)).toThrow(expect.objectContaining({ code })),
)

test('accepts today and 29 February of a leap year as days of birth', () => {
  expect(parseBirthDay('21/11/2026', TODAY)).toEqual(TODAY)
  expect(parseBirthDay('29/02/2000', TODAY)).toEqual({ year: 2000, month: 2, day: 29 })
})

test('every possible number has a theme', () => {
  for (let number = 1; number < 2_000; number++) {
    const reduction = reduceNumber(number)
    expect(reduction.root).toBe(digitalRootOf(reduction.value))
    expect(themeOf(reduction).question).toMatch(/\?$/)
  }
})
