import { expect, test } from 'vitest'
import { formatBRL } from '#shared/money.ts'
import { consequencesInWords } from './words.ts'

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
