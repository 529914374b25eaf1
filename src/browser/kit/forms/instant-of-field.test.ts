import { expect, test } from 'vitest'
import { fieldOfInstant, instantOfField } from './instant-of-field.ts'

test.each([
  ['2026-12-01T00:00', '2026-12-01T03:00:00.000Z'],
  ['2026-06-30T23:59', '2026-07-01T02:59:00.000Z'],
])('%s in São Paulo is %s, and back', (typed, at) => {
  expect(instantOfField(typed)?.toISOString()).toBe(at)
  expect(fieldOfInstant(new Date(at))).toBe(typed)
})

test.each(['', '2026', '2026-12', '2026-12-01', '2026-13-01T00:00'])('%j is no instant', (typed) =>
  expect(instantOfField(typed)).toBeUndefined(),
)
