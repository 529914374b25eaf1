import { expect, test } from 'vitest'
import { formatBRL } from '#shared/money.ts'
import { consequencesInWords, hoursInWords, proposalInWords } from './words.ts'

const NOTHING = {
  rooms: 0,
  requests: 0,
  bookings: 0,
  questions: 0,
  subscriptions: 0,
  payouts: 0,
  sessions: 0,
  earningsCents: 0n,
  creditCents: 0n,
}

test('what is under way is said before an act, singular and plural, and nothing is said of nothing', () => {
  const said = consequencesInWords({ consequences: { ...NOTHING, rooms: 1, bookings: 3, earningsCents: 12_000n } })
  expect(said).toBe(`1 consulta em andamento, 3 consultas marcadas, ${formatBRL(12_000n)} a receber`)
  expect(consequencesInWords({ consequences: NOTHING })).toBe('')
})

test.each([
  [1, '1 hora'],
  [23, '23 horas'],
  [24, '1 dia'],
  [72, '3 dias'],
])('%i hours are %s', (hours, words) => expect(hoursInWords(hours)).toBe(words))

test('an act of a newer server is named without a guess', () =>
  expect(proposalInWords({ act: 'tier', hours: null, bps: null, amountCents: null })).toBe('Outra decisão'))
