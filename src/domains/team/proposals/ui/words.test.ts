import { expect, test } from 'vitest'
import { hoursInWords, proposalInWords } from './words.ts'

const NOTHING = { hours: null, bps: null, roles: null, invited: null, amountCents: null }

test.each([
  [1, '1 hora'],
  [23, '23 horas'],
  [24, '1 dia'],
  [72, '3 dias'],
])('%i hours are %s', (hours, words) => expect(hoursInWords(hours)).toBe(words))

test('a decision of a newer server is named without a guess', () =>
  expect(proposalInWords({ ...NOTHING, kind: 'tier' })).toBe('Outra decisão'))

test('an invitation says whom and as what, also with a role that this page does not know', () => {
  const given = { kind: 'invitation', invited: 'Rui, rui@exemplo.com.br', roles: ['finance', 'owner'] }
  expect(proposalInWords({ ...NOTHING, ...given })).toBe(
    'Convidar Rui, rui@exemplo.com.br para a equipe, como Financeiro e owner',
  )
})
