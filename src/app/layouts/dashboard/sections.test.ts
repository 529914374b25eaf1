import { expect, test } from 'vitest'
import { currentSection, isUnknownSection, sectionsOf, titleOfSection } from './sections.ts'

const ADDRESSES: [role: string, address: string, words: string | undefined][] = [
  ['client', '/client-dashboard', 'Visão geral'],
  ['client', '/client-dashboard?secao=compras', 'Compras'],
  ['client', '/client-dashboard?secao=conta', 'Conta'],
  ['client', '/client-dashboard?secao=agenda', 'Agenda'],
  ['client', '/client-dashboard?secao=avisos', 'Avisos'],
  ['consultor', '/consultant-dashboard?secao=agenda', 'Agenda'],
  ['client', '/client-dashboard?secao=nada', 'Visão geral'],
  ['client', '/client-dashboard?pedido=1&next=%2Fchat%2F2', 'Compras'],
  ['client', '/client-dashboard?pergunta=1', 'Conversas'],
  ['client', '/relatorios?recibo=', 'Extrato'],
  ['client', '/loja', undefined],
  ['visitante', '/client-dashboard', 'Visão geral'],
  ['consultor', '/consultant-dashboard?pergunta=1', 'Conversas'],
  ['consultor', '/relatorios', 'Ganhos'],
  ['consultor', '/client-dashboard', undefined],
]

test.each(ADDRESSES)('as %s, %s is in %s', (role, address, words) => {
  expect(currentSection(role, new URL(address, 'http://here'))?.words).toBe(words)
})

test.each([
  ['client', '/client-dashboard?secao=nada', true],
  ['client', '/client-dashboard?secao=saques', true],
  ['client', '/client-dashboard?secao=compras', false],
  ['client', '/client-dashboard', false],
  ['client', '/client-dashboard?secao=', false],
  ['client', '/client-dashboard?secao=nada&pedido=1', false],
  ['client', '/relatorios?secao=nada', false],
  ['consultor', '/consultant-dashboard?secao=saques&saque=1', false],
] as const)('as %s, %s names a part that does not exist: %s', (role, address, isUnknown) =>
  expect(isUnknownSection(role, new URL(address, 'http://here'))).toBe(isUnknown),
)

test('each section has an address of its own, and everybody has an account', () => {
  for (const role of ['client', 'consultor']) {
    const hrefs = sectionsOf(role).map(({ href }) => href)
    expect(new Set(hrefs).size).toBe(hrefs.length)
    expect(hrefs.at(-1)).toMatch(/-dashboard\?secao=conta$/)
  }
})

test('a part of a dashboard names itself in the title', () => {
  const titleOf = (address: string) => titleOfSection('client', new URL(address, 'http://here'), 'Meu painel')
  expect(titleOf('/client-dashboard')).toBe('Meu painel')
  expect(titleOf('/client-dashboard?secao=compras')).toBe('Compras · Meu painel')
})
