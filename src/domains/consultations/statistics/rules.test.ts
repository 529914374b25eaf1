import { expect, test } from 'vitest'
import { figuresOf, availabilityWords, lastHereWords, percentageOf, usualHoursWords } from './rules.ts'

test.each([
  [0, 34, '0%'],
  [1, 34, '2,9%'],
  [5, 10, '50%'],
  [1, 9_999, '0,1%'],
  [10, 10, '100%'],
])('%i of %i is %s', (part, whole, text) => expect(percentageOf(part, whole)).toBe(text))

test('shows no share below ten cases', () => expect(percentageOf(1, 9)).toBeUndefined())

test.each([
  [null, 'sem previsão'],
  [0, 'deve terminar a qualquer momento'],
  [59_999, 'deve terminar a qualquer momento'],
  [60_000, 'livre em cerca de 1 min'],
  [7.2 * 60_000, 'livre em cerca de 8 min'],
  [11 * 60_000, 'livre em cerca de 15 min'],
])('%s ms: %s', (ms, text) => expect(availabilityWords(ms)).toBe(text))

const figuresText = (record: Parameters<typeof figuresOf>[0]) =>
  figuresOf(record).map(({ name, value, note }) => `${name}: ${value} ${note}`)

test('shows shares beside their counts from ten cases on', () =>
  expect(figuresText({ settled: 1_204, refunded: 12, asked: 1_301, missed: 0, medianWaitMs: 24_300 })).toEqual([
    'Consultas: 1.204 concluídas aqui',
    'Devolvidas: 1% 12 em 1.204 consultas',
    'Faltas: 0% nenhuma em 1.301 pedidos',
    'Espera: 25 s ou menos, na metade das vezes',
  ]))

test('shows only counts for beginners, and dashes where there are none', () => {
  expect(figuresText({ settled: 1, refunded: 0, asked: 3, missed: 1, medianWaitMs: 61_000 })).toEqual([
    'Consultas: 1 concluída aqui',
    'Devolvidas: 0 nenhuma em 1 consulta',
    'Faltas: 1 1 em 3 pedidos',
    'Espera: 1 min 1 s ou menos, na metade das vezes',
  ])
  expect(figuresText({ settled: 0, refunded: 0, asked: 0, missed: 0, medianWaitMs: null })).toEqual([
    'Consultas: 0 concluídas aqui',
    'Devolvidas: 0 ainda sem consultas',
    'Faltas: 0 ainda sem pedidos',
    'Espera: – ainda sem respostas',
  ])
})

test.each([
  [[19, 20, 20, 21, 22, 9, 19, 20, 21, 9], 'costuma atender das 19 h às 22 h'],
  [[23, 23, 0, 0, 1, 23, 23, 0, 0, 1], 'costuma atender das 23 h às 1 h'],
  [[8, 8, 8, 8, 8, 8, 8, 8, 8, 8], 'costuma atender das 8 h às 10 h'],
  [[19, 19, 19, 19, 19, 19, 19, 19, 19], null],
  [[0, 2, 5, 7, 10, 12, 15, 17, 20, 22], null],
])('consultations that began at %j: %s', (hours, words) => expect(usualHoursWords(hours)).toBe(words))

test.each([
  ['2026-11-22', 'atendeu hoje'],
  ['2026-11-21', 'atendeu ontem'],
  ['2026-11-20', 'atendeu em 20/11/2026'],
])('who was last here on %s, on the 22nd in São Paulo: %s', (lastOn, words) =>
  expect(lastHereWords(lastOn, new Date('2026-11-22T20:00:00Z'))).toBe(words),
)
