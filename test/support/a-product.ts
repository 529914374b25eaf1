import type { Category } from '#domains/shop/rules.ts'

/** A published deck with one variant of the same id; given parts are of either. */
export function aProduct(part: Partial<ReturnType<typeof productFields> & ReturnType<typeof variantFields>> = {}) {
  const fields = { ...productFields(), ...variantFields(), ...part }
  const { priceCents, stock, isUnique, weightGrams, sizeMm, sku, ...product } = fields
  const only = { id: fields.id, name: null, displayOrder: 0, priceCents, stock, isUnique, weightGrams, sizeMm, sku }
  return { ...product, variants: [only] }
}

const productFields = () => ({
  id: crypto.randomUUID() as string,
  slug: 'tarot-de-marselha',
  name: 'Tarot de Marselha',
  category: 'baralhos' as Category,
  summary: 'Setenta e oito cartas no desenho antigo.',
  description:
    'Um baralho impresso em papel de trezentos gramas, com o desenho das oficinas de Marselha e um caderno de quarenta páginas.',
  facts: ['78 cartas'],
  picture: 'deck',
  displayOrder: 1,
  arrivedAt: new Date('2026-03-03T15:00:00.000Z'),
})

const variantFields = () => ({
  sku: `SKU-${crypto.randomUUID().slice(0, 8).toUpperCase()}`,
  priceCents: 8_990n,
  stock: 3,
  isUnique: false,
  weightGrams: 350,
  sizeMm: null as number[] | null,
})
