import { expect, test } from 'vitest'
import { lateMinutesOf, packMinutesOf } from './pack-minutes.rules.ts'

test.each([
  ['chat', 30, '30 min', '10 min'],
  ['audio', 20, '25 min', '12 min 30 s'],
  ['video', 45, '67 min 30 s', '15 min'],
])('%s for %i minutes uses %s of a pack, and coming late or not at all %s', (channel, minutes, used, late) => {
  expect(packMinutesOf({ channel }, minutes * 60_000)).toBe(used)
  expect(lateMinutesOf({ channel })).toBe(late)
})
