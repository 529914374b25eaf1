import { ADMINS, type MatrixRows, target } from './matrix-row.ts'

const WORDS = {
  name: 'Vela de cera',
  category: 'velas',
  summary: 'Uma vela de cera pura, torcida à mão.',
  description:
    'Cera de abelha sem corante nem perfume, de um apiário da serra. Queima por cerca de oito horas, sem pingar.',
  facts: ['20 cm'],
  picture: 'candle',
}
const variant = (suffix: string) => ({
  name: `opção ${suffix}`,
  sku: `SKU-${suffix.toUpperCase()}`,
  priceCents: 3_690,
  isUnique: false,
  alarmAt: 3,
  weightGrams: 230,
  sizeMm: null,
  isWithdrawn: true,
})
const PICTURE = `${'a'.repeat(64)}-800x600`
const ofTeam = { may: ADMINS, target: target('id', 'item') }

/** The team's shop. A product and its only variant have one id. */
export const shopTeam: MatrixRows = {
  /** A body of JSON is no picture; real ones are in pictures.test.ts. */
  'POST /api/team/shop/pictures': {
    isRaw: true,
    may: ADMINS,
    refuses: { iris: 'pictures.alt_missing' },
    status: 400,
  },
  'GET /api/team/shop/products': { may: ADMINS, input: { words: 'baralho', state: 'published', stock: 'low' } },
  'GET /api/team/shop/products/:id': ofTeam,
  'POST /api/team/shop/products': {
    may: ADMINS,
    input: () => ({ id: crypto.randomUUID(), slug: `vela-${crypto.randomUUID().slice(0, 8)}`, ...WORDS }),
    creates: { parameter: 'id', kind: 'item' },
  },
  'PUT /api/team/shop/products/:id': { ...ofTeam, input: { revision: 0, ...WORDS } },
  'PUT /api/team/shop/products/:id/variants/:variantId': {
    ...ofTeam,
    // The row above is a revision.
    setup: ({ db }) => db`update shop_products set revision = 0`,
    input: () => {
      const variantId = crypto.randomUUID()
      return { variantId, revision: 0, ...variant(variantId.slice(0, 8)) }
    },
  },
  'PUT /api/team/shop/products/:id/pictures': {
    ...ofTeam,
    input: { revision: 0, pictures: [{ name: PICTURE, alt: 'Uma vela acesa' }] },
    setup: ({ db, fixtures }) => db`
      with first as (update shop_products set revision = 0)
      insert into content_pictures (name, alt, added_at, added_by)
      values (${PICTURE}, 'Uma vela', ${fixtures.now}, ${fixtures.people.iris.id})`,
  },
  'POST /api/team/shop/products/:id/publication': {
    ...ofTeam,
    setup: ({ db }) => db`update shop_products set state = 'withdrawn'`,
  },
  'DELETE /api/team/shop/products/:id/publication': ofTeam,
  'GET /api/team/shop/variants/:id/movements': ofTeam,
  'POST /api/team/shop/variants/:id/movements': {
    ...ofTeam,
    input: () => ({
      requestId: crypto.randomUUID(),
      act: 'received',
      quantity: 2,
      unitCostCents: 1_250,
      note: '',
    }),
  },
}
