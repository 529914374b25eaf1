import { expect, test } from 'vitest'
import { choiceIn, withChoice } from './choice-address.ts'

const carried = (here: string, choice: Parameters<typeof withChoice>[1]) =>
  choiceIn(new URL(withChoice(here, choice), 'https://site.test').searchParams)

test.each([
  { item: 'pacote-3x20', version: 2 },
  { amountCents: 7_500n },
  { item: 'consulta-20', version: 1, consultantId: 'c0ffee00-0000-4000-8000-000000000000', channel: 'chat' as const },
])('a choice survives the way through signing in: %o', (choice) =>
  expect(carried('/comprar/creditos?next=/chat', choice)).toEqual(choice),
)

test('the page keeps what it was asked before', () =>
  expect(withChoice('/comprar/creditos?next=%2Fchat', { amountCents: 1_000n })).toBe(
    '/comprar/creditos?next=%2Fchat&pedir=valor.1000',
  ))

test.each(['', 'pedir=', 'pedir=valor.x', 'pedir=../x.1', 'pedir=Pacote.1'])(
  'an address that carries none: %j',
  (query) => expect(choiceIn(new URLSearchParams(query))).toBeUndefined(),
)
