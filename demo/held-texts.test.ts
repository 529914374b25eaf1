import { expect, test } from 'vitest'
import { findHeld } from '#domains/detectors/held.rules.ts'
import { ANSWERS, FURTHER, INSTRUMENTS } from './texts.ts'

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []

test('no rule holds back what programs say', () => {
  const texts = [ANSWERS, FURTHER, INSTRUMENTS].flatMap(textsIn)
  expect(texts.length).toBeGreaterThan(50)
  expect(texts.flatMap((text) => findHeld(text) ?? [])).toEqual([])
})
