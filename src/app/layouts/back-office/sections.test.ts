import { expect, test } from 'vitest'
import { capabilitiesOf } from '#shared/team-roles.ts'
import { BACK_OFFICE_SECTIONS, backOfficePlaceOf, MOVED_SECTIONS, sectionsFor } from './sections.ts'

test.each([
  ['/admin-dashboard', 'Hoje', 'Fila'],
  ['/admin-dashboard/mensagens', 'Hoje', 'Mensagens'],
  ['/admin-dashboard/consultores/perfis', 'Consultores', 'Perfis'],
  ['/admin-dashboard/consultores/0d2f', 'Consultores', undefined],
  ['/admin-dashboard/dinheiro/suspenso', 'Dinheiro', 'Em suspenso'],
  ['/admin-dashboard/contabilidade/2026-10', 'Contabilidade', undefined],
  ['/admin-dashboard/dinheiros', undefined, undefined],
  ['/admin-dashboard/conta', undefined, undefined],
  ['/', undefined, undefined],
])('%s is in %s, %s', (pathname, section, part) => {
  const place = backOfficePlaceOf(pathname)
  expect([place?.section.words, place?.part?.words]).toEqual([section, part])
})

test('each part has an address of its own, the section that of its first', () => {
  const hrefs = BACK_OFFICE_SECTIONS.flatMap(({ parts }) => parts.map(({ href }) => href))
  expect(new Set(hrefs).size).toBe(hrefs.length)
  for (const { href, parts } of BACK_OFFICE_SECTIONS) expect(parts[0]?.href).toBe(href)
})

test('what the old dashboard had is somewhere', () => {
  for (const href of Object.values(MOVED_SECTIONS)) {
    if (href !== '/admin-dashboard/conta') expect(backOfficePlaceOf(href)?.part).toBeDefined()
  }
})

test.each([
  ['content', 'Conteúdo, Newsletter, Equipe'],
  ['support', 'Hoje, Pessoas, Consultas, Dinheiro, Equipe'],
  ['finance', 'Hoje, Pessoas, Consultas, Dinheiro, Catálogo, Loja, Contabilidade, Equipe'],
  ['administration', BACK_OFFICE_SECTIONS.map(({ words }) => words).join(', ')],
])('whoever has the role %s alone is shown: %s', (role, words) => {
  const shown = sectionsFor({ capabilities: capabilitiesOf([role]) })
  expect(shown.map((section) => section.words).join(', ')).toBe(words)
})
