import { expect, test } from 'vitest'
import { differencesOf, shortened } from './differences.rules.ts'

const shown = (older: string, newer: string) =>
  differencesOf(older, newer)
    .map(({ in: where, text }) => `${{ both: ' ', older: '-', newer: '+' }[where]}${text}`)
    .join('|')

test.each([
  ['equal texts', 'a\nb', 'a\nb', ' a| b'],
  ['a line that came', 'a\nc', 'a\nb\nc', ' a|+b| c'],
  ['a line that went', 'a\nb\nc', 'a\nc', ' a|-b| c'],
  ['a line that changed', 'a\nb\nc', 'a\nB\nc', ' a|-b|+B| c'],
  ['lines that moved', 'a\nb\nc\nd', 'c\na\nb\nd', '+c| a| b|-c| d'],
  ['a text from nothing', '', 'a\nb', '-|+a|+b'],
])('%s', (_, older, newer, lines) => {
  expect(shown(older, newer)).toBe(lines)
})

test('both texts can be read from the difference, whatever they are', () => {
  const random = (seed: number) =>
    Array.from({ length: 40 }, (_, n) => 'abcde'[(seed * (n + 7) * 31 + n * n) % 5]).join('\n')
  for (let seed = 1; seed < 60; seed++) {
    const [older, newer] = [random(seed), random(seed * 3 + 1)]
    const lines = differencesOf(older, newer)
    const side = (without: string) => lines.flatMap((line) => (line.in === without ? [] : [line.text])).join('\n')
    expect([side('newer'), side('older')], `seed ${seed}`).toEqual([older, newer])
  }
})

test('texts of many lines are shown as replaced, at once', () => {
  const many = (word: string) => Array.from({ length: 3_000 }, (_, n) => `${word} ${n}`).join('\n')
  expect(differencesOf(many('a'), many('b'))).toHaveLength(6_000)
})

test('long passages that are in both are left out, once each', () => {
  const lines = differencesOf('1\n2\n3\n4\n5\n6\n7\n8\n9', '1\n2\n3\n4\n5\n6\n7\n8\nnove')
  expect(shortened(lines, 1).map((line) => line?.text)).toEqual([undefined, '8', '9', 'nove'])
})
