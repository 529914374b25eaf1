import { expect, test } from 'vitest'
import { photoObstacle, PHOTOS_PER_ROOM } from './rules.ts'

const at = new Date('2026-03-10T15:02:00Z')
const ago = (seconds: number) => new Date(at.getTime() - seconds * 1_000)
const running = {
  state: 'active',
  reason: null,
  pausedAt: null,
  isAutomatic: false,
  consultantSpokeAt: ago(20),
  clientKeptAt: null,
  currentChannel: 'chat',
} as const
const sending = { by: 'consultant', proofs: { client: ago(1), consultant: ago(1) }, sent: 0, at } as const
const judge = (c: Partial<Parameters<typeof photoObstacle>[0]>, s: Partial<Parameters<typeof photoObstacle>[1]> = {}) =>
  photoObstacle({ ...running, ...c }, { ...sending, ...s })

test('a photo waits, and why is said for each reason', () => {
  expect(judge({})).toBeUndefined()
  expect(judge({ isAutomatic: true })).toBe('nobody_sees')
  expect(judge({ state: 'accepted', consultantSpokeAt: null })).toBe('not_begun')
  const paused = { state: 'paused', pausedAt: ago(10) } as const
  expect(judge({ ...paused, reason: 'by_client' })).toBe('clock_stopped')
  expect(judge({ ...paused, reason: 'silence' })).toBe('in_silence')
  expect(judge({ ...paused, reason: 'silence' }, { by: 'client' })).toBe('clock_stopped')
  expect(judge({ state: 'ended' })).toBe('ended')
  expect(judge({ consultantSpokeAt: ago(46) }), 'typing keeps the room open').toBe('in_silence')
  expect(judge({ consultantSpokeAt: ago(46), currentChannel: 'audio' })).toBeUndefined()
  expect(judge({ consultantSpokeAt: ago(46) }, { by: 'client' })).toBeUndefined()
  expect(judge({}, { proofs: { client: ago(1), consultant: ago(6) } })).toBe('not_there')
  expect(judge({}, { proofs: { client: null, consultant: ago(1) } })).toBe('clock_stopped')
  expect(judge({}, { by: 'client', proofs: { client: null, consultant: ago(1) } })).toBe('not_there')
  expect(judge({}, { sent: PHOTOS_PER_ROOM })).toBe('too_many')
})
