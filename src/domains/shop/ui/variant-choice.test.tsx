import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { Product, Variant } from '../contract.ts'
import { VariantChoice } from './variant-choice.tsx'

const variant = (part: Partial<Variant>): Variant => ({
  id: crypto.randomUUID(),
  name: null,
  priceCents: 4_900n,
  stock: 30,
  isUnique: false,
  weightGrams: 160,
  sizeMm: null,
  ...part,
})
const product = (...variants: Variant[]): Product => ({
  id: 'q',
  slug: 'ponta-de-quartzo',
  name: 'Ponta de quartzo',
  category: 'cristais',
  summary: '',
  description: '',
  facts: [],
  picture: 'point',
  photos: [],
  variants,
})
const shown = (...variants: Variant[]) =>
  renderToString(
    <MemoryRouter>
      <VariantChoice product={product(...variants)} />
    </MemoryRouter>,
  ).replaceAll('\u00a0', ' ')

test('of one variant there is nothing to choose', () => {
  const html = shown(variant({ sizeMm: [90, 60, 60] }))
  expect(html).not.toContain('radio')
  for (const words of [
    'R$ 49,00',
    '30 em estoque',
    'Na embalagem: 160 g, 9 × 6 × 6 cm',
    'Pôr no carrinho: Ponta de quartzo"',
  ])
    expect(html).toContain(words)
})

test('of several each has its price and stock, and the cheapest that there is has been chosen', () => {
  const small = variant({ name: 'pequena', stock: 0 })
  const large = variant({ name: 'grande', priceCents: 21_900n, stock: 1, isUnique: true })
  const html = shown(small, large)
  expect(html.match(/type="radio"/g)).toHaveLength(2)
  expect(html).toMatch(new RegExp(`<input[^>]*checked=""[^>]*value="${large.id}"|value="${large.id}"[^>]*checked=""`))
  for (const words of ['pequena', 'Esgotado', 'R$ 219,00', 'Peça única', 'Pôr no carrinho: Ponta de quartzo, grande'])
    expect(html).toContain(words)
})
