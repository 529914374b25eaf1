import { about, CLIENTS, EVERYBODY, type Rows } from '../row.ts'

/** Catalogue and shop. */
export const selling: Rows = {
  'GET /api/catalogue': { may: EVERYBODY },
  'GET /api/promotions': { may: EVERYBODY },
  'POST /api/orders': {
    may: CLIENTS,
    with: () => ({ id: crypto.randomUUID(), amountCents: 5_000 }),
    makes: { parameter: 'id', kind: 'order' },
  },
  'GET /api/orders': { may: CLIENTS },
  'GET /api/orders/:id': { may: CLIENTS, about: about('id', 'order', 'owner') },
  'POST /api/orders/:id/pay': {
    may: CLIENTS,
    about: about('id', 'order', 'owner'),
    with: () => ({ paymentId: crypto.randomUUID(), method: 'pix' }),
  },
  'POST /api/orders/:id/cancel': { may: CLIENTS, about: about('id', 'order', 'owner') },
  'GET /api/orders/:id/regret': { may: CLIENTS, about: about('id', 'paidOrder', 'owner') },
  'POST /api/orders/:id/regret': { may: CLIENTS, about: about('id', 'paidOrder', 'owner'), with: { seenCents: 5_000 } },
  'GET /api/subscriptions': { may: CLIENTS },
  'POST /api/subscriptions/:id/cancel': { may: CLIENTS, about: about('id', 'subscription', 'owner') },
  'POST /api/subscriptions/:id/resume': { may: CLIENTS, about: about('id', 'subscription', 'owner') },
  'GET /api/shop/products': { may: EVERYBODY, with: { text: 'baralho', category: 'baralhos', page: '1' } },
  'GET /api/shop/products/:slug': { may: EVERYBODY, about: about('slug', 'product') },
  'GET /api/shop/products/:slug/near': { may: EVERYBODY, about: about('slug', 'product'), missing: 200 },
  'POST /api/shop/cart/review': {
    may: EVERYBODY,
    with: ({ things }) => ({ items: [{ id: things.item[0].id, quantity: 2 }], cep: '01310-100' }),
  },
}
