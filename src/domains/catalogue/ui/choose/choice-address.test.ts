import { expect, test } from 'vitest'
import { channelOf, choiceIn, missingIn, withChoice } from './choice-address.ts'

const choiceAfter = (here: string, choice: Parameters<typeof withChoice>[1]) =>
  choiceIn(new URL(withChoice(here, choice), 'https://site.test').searchParams)

test.each([
  { item: 'pacote-3x20', version: 2 },
  { amountCents: 7_500n },
  { item: 'consulta-20', version: 1, consultantId: 'c0ffee00-0000-4000-8000-000000000000', channel: 'chat' as const },
])('keeps the choice %o through signing in', (choice) =>
  expect(choiceAfter('/comprar/creditos?next=/chat', choice)).toEqual(choice),
)

test('takes nobody into a choice of credit on a page that shows the price of somebody', () => {
  const choice = { item: 'creditos-50', version: 1 }
  expect(choiceAfter('/comprar/creditos?consultor=c0ffee00-0000-4000-8000-000000000000&falta=1347', choice)).toEqual(
    choice,
  )
})

test('keeps the other parameters of the page', () =>
  expect(withChoice('/comprar/creditos?next=%2Fchat', { amountCents: 1_000n })).toBe(
    '/comprar/creditos?next=%2Fchat&pedir=valor.1000',
  ))

test.each(['', 'pedir=', 'pedir=valor.x', 'pedir=../x.1', 'pedir=Pacote.1'])('reads no choice from %j', (query) =>
  expect(choiceIn(new URLSearchParams(query))).toBeUndefined(),
)

test.each([
  ['falta=1347', 1_347n],
  ['falta=200000', 200_000n],
  ['falta=1', 1_000n],
  ['falta=0', undefined],
  ['falta=-5', undefined],
  ['falta=13,47', undefined],
  ['falta=200001', undefined],
  ['', undefined],
])('of %j the sum to choose is %s', (query, sum) => expect(missingIn(new URLSearchParams(query))).toBe(sum))

test.each([
  ['audio', 'audio'],
  ['whatsapp', 'messages'],
  ['messages', 'chat'],
  ['constructor', 'chat'],
  ['toString', 'chat'],
  ['__proto__', 'chat'],
  [null, 'chat'],
])('the channel of tipo=%s is %s', (kind, channel) => expect(channelOf(kind)).toBe(channel))
