import { expect, test } from 'vitest'
import { CAPABILITIES } from '#shared/capabilities.ts'
import { capabilitiesOf } from '#shared/team-roles.ts'
import { currentSection, isUnknownSection, sectionsOf, shownTo, titleOfSection } from './sections.ts'

const ADDRESSES: [role: string, address: string, words: string | undefined][] = [
  ['client', '/client-dashboard', 'Visão geral'],
  ['client', '/client-dashboard?secao=compras', 'Compras'],
  ['client', '/client-dashboard?secao=conta', 'Conta'],
  ['client', '/client-dashboard?secao=agenda', 'Agenda'],
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
  ['admin', '/admin-dashboard?secao=reembolsos', 'Reembolsos'],
  ['admin', '/admin-dashboard/suspenso', 'Em suspenso'],
  ['admin', '/relatorios', 'Relatórios'],
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
  ['admin', '/admin-dashboard?secao=usuarios', true],
] as const)('as %s, %s names a part that does not exist: %s', (role, address, isUnknown) =>
  expect(isUnknownSection(role, new URL(address, 'http://here'))).toBe(isUnknown),
)

test('the tools of the team are in its dashboard, and in the reports, which show each role its own', () => {
  const elsewhere = sectionsOf('admin').filter(({ href }) => !href.startsWith('/admin-dashboard'))
  expect(elsewhere.map(({ href }) => href)).toEqual(['/relatorios'])
})

test('each section has an address of its own, and everybody has an account', () => {
  for (const role of ['client', 'consultor', 'admin']) {
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

test.each([
  ['content', 'Visão geral, A casa: Equipe, Conta'],
  ['support', 'Visão geral, A decidir: Mensagens, Reembolsos, A casa: Equipe, Conta'],
  [
    'finance',
    'Visão geral, A decidir: Reembolsos, Retiradas, Saques, Dinheiro: Conferência, Em suspenso, Contestações, Relatórios, A casa: Números da casa, Equipe, Conta',
  ],
])('whoever has the role %s is shown: %s', (role, words) => {
  const shown = shownTo({ capabilities: capabilitiesOf([role]) }, sectionsOf('admin'))
  expect(shown.map((section) => (section.group ? `${section.group}: ` : '') + section.words).join(', ')).toBe(words)
})

test('whoever may do everything is shown everything, and clients and consultants what they have', () => {
  expect(shownTo({ capabilities: CAPABILITIES }, sectionsOf('admin'))).toEqual(sectionsOf('admin'))
  for (const role of ['client', 'consultor']) expect(shownTo(undefined, sectionsOf(role))).toEqual(sectionsOf(role))
})
