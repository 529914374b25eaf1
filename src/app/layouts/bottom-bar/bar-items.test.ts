import { expect, test } from 'vitest'
import { sectionsOf } from '../dashboard/sections.ts'
import { barOf, currentPlace } from './bar-items.ts'

const ROLES = ['client', 'consultor']

test.each(ROLES)('as %s, four places are in the bar, and every section is there or behind "Mais"', (role) => {
  const { items, rest } = barOf(role)
  expect(items).toHaveLength(4)
  const reachable = [...items, ...rest].map(({ href }) => href)
  expect(reachable).toEqual(expect.arrayContaining(sectionsOf(role).map(({ href }) => href)))
  expect(new Set(reachable).size).toBe(reachable.length)
})

test('the words of a bar fit five beside each other', () => {
  for (const { words } of ROLES.flatMap((role) => barOf(role).items)) expect(words.length).toBeLessThan(13)
})

test.each([
  ['client', '/client-dashboard', 'Início'],
  ['client', '/client-dashboard?secao=agenda', 'Agenda'],
  ['client', '/client-dashboard?secao=compras', 'mais'],
  ['client', '/client-dashboard?pedido=1', 'mais'],
  ['client', '/consultores/tarot', 'Consultores'],
  ['client', '/consultores-antigos', undefined],
  ['client', '/tarot-gratis', 'Tarot'],
  ['client', '/', undefined],
  ['consultor', '/relatorios', 'Ganhos'],
  ['consultor', '/consultores', undefined],
])('as %s, %s is in %s', (role, address, words) => {
  const place = currentPlace(role, new URL(address, 'http://here'))
  expect(barOf(role).items.find(({ href }) => href === place)?.words ?? place).toBe(words)
})
