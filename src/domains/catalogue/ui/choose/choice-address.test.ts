import { expect, test } from 'vitest'
import { choiceIn, withChoice } from './choice-address.ts'

const choiceAfter = (here: string, choice: Parameters<typeof withChoice>[1]) =>
  choiceIn(new URL(withChoice(here, choice), 'https://site.test').searchParams)

test.each([
  { item: 'pacote-3x20', version: 2 },
  { amountCents: 7_500n },
  { item: 'consulta-20', version: 1, consultantId: 'c0ffee00-0000-4000-8000-000000000000', channel: 'chat' as const },
])('keeps the choice %o through signing in', (choice) =>
  expect(choiceAfter('/comprar/creditos?next=/chat', choice)).toEqual(choice),
)

test('keeps the other parameters of the page', () =>
  expect(withChoice('/comprar/creditos?next=%2Fchat', { amountCents: 1_000n })).toBe(
    '/comprar/creditos?next=%2Fchat&pedir=valor.1000',
  ))

test.each(['', 'pedir=', 'pedir=valor.x', 'pedir=../x.1', 'pedir=Pacote.1'])('reads no choice from %j', (query) =>
  expect(choiceIn(new URLSearchParams(query))).toBeUndefined(),
)
