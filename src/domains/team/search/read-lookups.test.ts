import { expect, test } from 'vitest'
import { readLookups } from './read-lookups.ts'

const ID = '1a2b3c4d-0000-4000-8000-000000000001'
const RANGE = { from: '1a2b3c4d-0000-0000-0000-000000000000', to: '1a2b3c4d-ffff-ffff-ffff-ffffffffffff' }

test.each([
  ['Luna', { words: ['Luna'] }],
  ['  maria   da silva ', { words: ['maria', 'da', 'silva'] }],
  ["d'ávila", { words: ['d', 'ávila'] }],
  ['ana@exemplo.com.br', { email: 'ana@exemplo.com.br' }],
  ['Ana@Ex', { email: 'ana@ex' }],
  ['529.982.247-25', { taxId: '52998224725', phones: ['+5552998224725'] }],
  ['52998224725', { taxId: '52998224725', phones: ['+5552998224725'], gatewayId: '52998224725' }],
  ['(11) 98765-4321', { phones: ['+5511987654321'] }],
  ['011 98765-4321', { phones: ['+5511987654321'] }],
  ['+55 11 98765-4321', { phones: ['+5511987654321'] }],
  ['+1 415 555 2671', { phones: ['+14155552671'] }],
  [ID, { id: ID, gatewayId: ID }],
  [ID.toUpperCase(), { id: ID, gatewayId: ID.toUpperCase() }],
  ['1A2B3C4D-Q', { range: RANGE, caseKind: 'payout', gatewayId: '1A2B3C4D-Q' }],
  ['1A2B3C4D-C2', { range: RANGE, caseKind: 'payment', gatewayId: '1A2B3C4D-C2' }],
  ['1a2b3c4d-2', { range: RANGE, caseKind: 'payment', gatewayId: '1a2b3c4d-2' }],
  ['1A2B3C4D', { range: RANGE, gatewayId: '1A2B3C4D' }],
  ['2026-000042-9', { protocol: '2026-000042-9', phones: ['+5520260000429'], gatewayId: '2026-000042-9' }],
  ['E1234567820260301120012345678901', { endToEndId: 'E1234567820260301120012345678901' }],
])('%s is looked up as what it may be', (typed, expected) => {
  expect(readLookups(typed).lookups).toMatchObject(expected)
})

test('a receipt is found by its code however it is typed', () => {
  expect(readLookups('7k3m 9q2x 4d5f 8h1j').lookups.receipt).toBe('7K3M-9Q2X-4D5F-8H1J')
})

test.each([
  ['%', 'Busque por nome'],
  ['_', 'Busque por nome'],
  ['🔮', 'Busque por nome'],
  ['a', 'Busque por nome'],
  ['@', 'De um e-mail'],
  ['a@', 'De um e-mail'],
  ['ana @exemplo', 'De um e-mail'],
  ['123.456.789-10', 'Este CPF não existe'],
  ['123.456.78A-09', 'Um CPF só tem números'],
  ['98765432', 'digite também o DDD'],
])('%s is answered with what is wrong or lacks', (typed, hint) => expect(readLookups(typed).hint).toContain(hint))

test.each(['Luna', 'ana@exemplo.com.br', '529.982.247-25', ID])('%s needs no hint', (typed) =>
  expect(readLookups(typed).hint).toBeUndefined(),
)
