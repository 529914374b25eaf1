import { describe, expect, test } from 'vitest'
import { hexagramOf, HEXAGRAMS, TRIGRAMS } from './rules.ts'

const upsideDown = (lines: string) => [...lines].toReversed().join('')
const opposite = (lines: string) => [...lines].map((line) => (line === '1' ? '0' : '1')).join('')

describe('hexagrams', () => {
  test('there are 64 different ones, each with its own name, from every pair of the eight trigrams', () => {
    expect(new Set(HEXAGRAMS.map(({ lines }) => lines)).size).toBe(64)
    expect(new Set(HEXAGRAMS.map(({ name }) => name)).size).toBe(64)
    expect(new Set(TRIGRAMS.map(({ lines }) => lines)).size).toBe(8)
    expect(new Set(HEXAGRAMS.map(({ lower, upper }) => `${lower.id} ${upper.id}`)).size).toBe(64)
    expect(HEXAGRAMS.every(({ lines }) => /^[01]{6}$/.test(lines))).toBe(true)
  })

  test('are in the pairs of King Wen: each second one is the first upside down, or its opposite if the first is symmetric', () => {
    const symmetric = HEXAGRAMS.filter(({ lines }) => upsideDown(lines) === lines).map(({ number }) => number)
    expect(symmetric).toEqual([1, 2, 27, 28, 29, 30, 61, 62])
    for (let at = 0; at < 64; at += 2) {
      const [one, other] = [HEXAGRAMS[at]!.lines, HEXAGRAMS[at + 1]!.lines]
      expect([at + 1, other]).toEqual([at + 1, upsideDown(one) === one ? opposite(one) : upsideDown(one)])
    }
  })

  test('have their traditional trigrams', () => {
    const named = (number: number) => `${HEXAGRAMS[number - 1]!.upper.name} sobre ${HEXAGRAMS[number - 1]!.lower.name}`
    expect([3, 11, 24, 31, 36, 42, 48, 50, 61, 63, 64].map(named)).toEqual([
      'Água sobre Trovão',
      'Terra sobre Céu',
      'Terra sobre Trovão',
      'Lago sobre Montanha',
      'Terra sobre Fogo',
      'Vento sobre Trovão',
      'Água sobre Vento',
      'Fogo sobre Vento',
      'Vento sobre Lago',
      'Água sobre Fogo',
      'Fogo sobre Água',
    ])
  })

  test('are found by their lines, bottom first', () => {
    for (const hexagram of HEXAGRAMS) expect(hexagramOf(hexagram.lines)).toBe(hexagram)
    expect(hexagramOf('100000').name).toBe('Retorno')
  })
})
