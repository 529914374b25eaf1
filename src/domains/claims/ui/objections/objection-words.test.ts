import { expect, test } from 'vitest'
import { termWords, undecidedWords } from './objection-words.ts'

const DAY_MS = 86_400_000
const answeredAt = new Date('2026-03-03T15:00:00Z')
const daysLater = (days: number) => new Date(answeredAt.getTime() + days * DAY_MS)

test.each([
  [0, 'Se o valor voltar, quem paga é Luna no que for pedido até 10/03/2026, e depois a casa.'],
  [6.9, 'Se o valor voltar, quem paga é Luna no que for pedido até 10/03/2026, e depois a casa.'],
  [7, 'Se o valor voltar, quem paga é a casa, e não Luna.'],
])('%d days after an answer it is said until when one objects, and who pays', (days, words) =>
  expect(termWords({ answeredAt, readAt: daysLater(days), name: 'Luna' })).toBe(
    `Dá para contestar até 02/04/2026. ${words}`,
  ),
)

test('it is said when what nobody decides comes back', () =>
  expect(undecidedWords(answeredAt)).toBe(
    'Se ninguém decidir até 13/03/2026, o valor volta inteiro, sozinho. Isso vale uma vez a cada 30 dias.',
  ))
