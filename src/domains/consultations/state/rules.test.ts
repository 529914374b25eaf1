import { describe, expect, test } from 'vitest'
import { canMove, isOpen, NEXT, type State } from './rules.ts'

describe('states of a consultation', () => {
  test('every state that is not final leads to states that exist', () => {
    const states = Object.keys(NEXT) as State[]
    expect(states.filter(isOpen)).toEqual(['requested', 'accepted', 'active', 'paused'])
    for (const from of states) for (const to of NEXT[from]) expect(states).toContain(to)
  })
  test.each([
    ['requested', 'active'],
    ['requested', 'ended'],
    ['accepted', 'ended'],
    ['ended', 'active'],
    ['declined', 'accepted'],
    ['expired', 'accepted'],
    ['not_connected', 'active'],
  ] as [State, State][])('%s never becomes %s', (from, to) => expect(canMove(from, to)).toBe(false))
})
