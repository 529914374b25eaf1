import { expect, test } from 'vitest'
import { newlyFree } from './use-present-consultants.ts'

const luna = (status: 'online' | 'busy') => ({ id: 'luna', status })
const sol = (status: 'online' | 'busy') => ({ id: 'sol', status })

test('Sol, who came online, and Luna, whose consultation ended, are newly free', () =>
  expect(newlyFree([luna('busy')], [luna('online'), sol('online')])).toEqual(['luna', 'sol']))

test('who stays, leaves or begins a consultation is not newly free', () => {
  expect(newlyFree([luna('online'), sol('online')], [luna('online')])).toEqual([])
  expect(newlyFree([luna('online')], [luna('busy'), sol('busy')])).toEqual([])
})
