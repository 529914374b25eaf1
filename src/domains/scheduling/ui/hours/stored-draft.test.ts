import { expect, test } from 'vitest'
import type { Schedule } from '../../slots.rules.ts'
import { loadSchedule, storeSchedule } from './stored-draft.ts'

const saved = { zone: 'America/Sao_Paulo', weekly: [], exceptions: [] } as unknown as Schedule
const drawn: Schedule = { ...saved, weekly: [{ weekday: 1, from: 540, until: 720 }] }
const LUNA = 'luna'

test('what Luna drew comes back, until it is saved or undone', () => {
  expect(loadSchedule(LUNA, saved)).toBe(saved)
  storeSchedule(LUNA, saved, drawn)
  expect(loadSchedule(LUNA, saved)).toEqual(drawn)
  storeSchedule(LUNA, saved, saved)
  expect(loadSchedule(LUNA, saved)).toBe(saved)
})

test('neither somebody else nor newer hours get it', () => {
  storeSchedule(LUNA, saved, drawn)
  expect(loadSchedule('sol', saved)).toBe(saved)
  const newer: Schedule = { ...saved, weekly: [{ weekday: 2, from: 540, until: 720 }] }
  expect(loadSchedule(LUNA, newer)).toBe(newer)
})
