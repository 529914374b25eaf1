import { expect, test } from 'vitest'
import { newlyFree } from './newly-free.ts'

const luna = (status: 'online' | 'busy') => ({ id: 'luna', status })
const sol = (status: 'online' | 'busy') => ({ id: 'sol', status })

test('Sol came in, and Luna’s conversation is over: both are news', () =>
  expect(newlyFree([luna('busy')], [luna('online'), sol('online')])).toEqual(['luna', 'sol']))

test('who stays, leaves or begins a conversation is no news for who looks for somebody free', () => {
  expect(newlyFree([luna('online'), sol('online')], [luna('online')])).toEqual([])
  expect(newlyFree([luna('online')], [luna('busy'), sol('busy')])).toEqual([])
})
