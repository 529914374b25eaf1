import { expect, test } from 'vitest'
import { code128, code128Path } from './code128.ts'

const START_B = '211214'
const START_C = '211232'
const STOP = '2331112'

test.each<[text: string, symbols: string[]]>([
  // By hand from the table of ISO/IEC 15417: the check symbol of "Wikipedia" is 88, of "PJJ123C" in set B 55.
  [
    'Wikipedia',
    [START_B, '311321', '142112', '241211', '142112', '111242', '112214', '141221', '142112', '121124', '421211', STOP],
  ],
  ['PJJ123C', [START_B, '313121', '112133', '112133', '123221', '223211', '221132', '131321', '311321', STOP]],
  ['1234', [START_C, '112232', '131123', '121241', STOP]],
])('writes %s', (text, symbols) => expect(code128(text).join('')).toBe(symbols.join('')))

test('digits in pairs take half of the room', () =>
  expect(code128('35261112345678').length).toBeLessThan(code128('3526111234567').length))

test('every symbol has eleven modules, of which the bars are an even number', () => {
  const printable = Array.from({ length: 95 }, (_, n) => String.fromCharCode(32 + n))
  const symbols = printable.map((letter) => code128(letter).slice(6, 12))
  for (const symbol of symbols) {
    expect(symbol.reduce((sum, width) => sum + width)).toBe(11)
    expect((symbol[0]! + symbol[2]! + symbol[4]!) % 2).toBe(0)
  }
  expect(new Set(symbols.map(String)).size).toBe(95)
})

test.each(['', 'ç', 'a\nb', '\u007f'])('refuses %j', (text) => expect(() => code128(text)).toThrow('ASCII'))

test('the path has each bar at its place, with white around it', () => {
  const { width, path } = code128Path('A1B2', 40)
  const bars = [...path.matchAll(/M(\d+) 0h(\d+)v40h-\2z/g)].map(([, x, modules]) => [Number(x), Number(modules)])
  expect(bars[0]).toEqual([10, 2])
  expect(bars.at(-1)!.reduce((x, modules) => x + modules)).toBe(width - 10)
})
