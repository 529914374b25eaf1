import { describe, expect, test } from 'vitest'
import type { Coins } from '../draw/rules.ts'
import { isMoving, isYang, type LineSum, readLines, lineSumOf } from './coins.rules.ts'

const sides = [0, 1] as const
const throws: Coins[] = sides.flatMap((first) =>
  sides.flatMap((second) => sides.map((third): Coins => [first, second, third])),
)
const ways = (line: LineSum) => throws.filter((coins) => lineSumOf(coins) === line).length

describe('three coins', () => {
  test('fall in eight ways: one makes 6, three make 7, three make 8, one makes 9, as in the article', () => {
    expect(throws).toHaveLength(8)
    expect(([6, 7, 8, 9] as const).map(ways)).toEqual([1, 3, 3, 1])
  })

  test('make yang half of the time, and a changing line one time in four', () => {
    expect(throws.filter((coins) => isYang(lineSumOf(coins)))).toHaveLength(4)
    expect(throws.filter((coins) => isMoving(lineSumOf(coins)))).toHaveLength(2)
  })

  test('give no changing line in 17.8 % of the readings, and each hexagram equally often', () => {
    expect(((6 / 8) ** 6 * 100).toFixed(1)).toBe('17.8')
    const chanceOf = (line: LineSum) => ways(line) / throws.length
    expect(((chanceOf(6) + chanceOf(7)) ** 6 * 100).toFixed(2)).toBe('1.56')
    expect(((chanceOf(9) + chanceOf(8)) ** 6 * 100).toFixed(2)).toBe('1.56')
  })
})

describe('six lines', () => {
  test('read 7, 8, 8, 8, 9, 8 as Dificuldade Inicial with a changing fifth line, leading to Retorno', () => {
    const { figure, moving, second } = readLines([7, 8, 8, 8, 9, 8])
    expect([figure.number, figure.lower.name, figure.upper.name]).toEqual([3, 'Trovão', 'Água'])
    expect(moving).toEqual([5])
    expect([second?.number, second?.lower.name, second?.upper.name]).toEqual([24, 'Trovão', 'Terra'])
  })

  test('have no second hexagram without a changing line', () => {
    expect(readLines([7, 7, 7, 7, 7, 7])).toMatchObject({ figure: { number: 1 }, moving: [] })
    expect(readLines([7, 7, 7, 7, 7, 7]).second).toBeUndefined()
  })

  test('lead to the opposite hexagram when all lines change', () => {
    expect(readLines([9, 9, 9, 9, 9, 9]).second?.number).toBe(2)
    expect(readLines([6, 9, 6, 9, 6, 9])).toMatchObject({
      figure: { number: 64 },
      moving: [1, 2, 3, 4, 5, 6],
      second: { number: 63 },
    })
  })
})
