import { codeOf } from '#domains/catalogue/gift-cards/code.rules.ts'
import { offerCatalogue } from '#test/support/catalogue-fixture.ts'
import { ADDRESS } from '../fixtures/shop.ts'
import { target, CLIENTS, EVERYBODY, type MatrixRows } from './matrix-row.ts'

const UNKNOWN_CODE = codeOf(Array.from({ length: 15 }, () => 7))

/** Catalogue and shop. */
export const sales: MatrixRows = {
  'GET /api/catalogue': { may: EVERYBODY },
  'GET /api/promotions': { may: EVERYBODY },
  'POST /api/orders': {
    may: CLIENTS,
    input: () => ({ id: crypto.randomUUID(), amountCents: 5_000 }),
    creates: { parameter: 'id', kind: 'order' },
  },
  'POST /api/orders/goods': {
    may: CLIENTS,
    input: ({ resources }) => ({
      id: crypto.randomUUID(),
      lines: [{ variantId: resources.item[0].id, quantity: 1, priceCents: 8_990 }],
    }),
    creates: { parameter: 'id', kind: 'order' },
  },
  'POST /api/orders/goods/freight': {
    may: CLIENTS,
    input: ({ resources }) => ({ lines: [{ variantId: resources.item[0].id, quantity: 2 }], cep: '01310-100' }),
  },
  'GET /api/orders': { may: CLIENTS },
  'GET /api/orders/:id': { may: CLIENTS, target: target('id', 'order', 'owner') },
  'POST /api/orders/:id/pay': {
    may: CLIENTS,
    target: target('id', 'order', 'owner'),
    input: () => ({ paymentId: crypto.randomUUID(), method: 'pix' }),
  },
  'POST /api/orders/:id/cancel': { may: CLIENTS, target: target('id', 'order', 'owner') },
  'GET /api/orders/:id/cancellation': { may: CLIENTS, target: target('id', 'paidOrder', 'owner') },
  'POST /api/orders/:id/cancellation': {
    may: CLIENTS,
    target: target('id', 'paidOrder', 'owner'),
    input: { seenCents: 5_000 },
  },
  'GET /api/gift-cards': { may: CLIENTS },
  'POST /api/gift-cards': {
    may: CLIENTS,
    setup: ({ db, fixtures }) => offerCatalogue(db, fixtures.now),
    input: () => ({
      id: crypto.randomUUID(),
      amountCents: 5_000,
      receiverName: 'Bia',
      receiverEmail: 'bia@exemplo.com.br',
    }),
    creates: { parameter: 'id', kind: 'order' },
  },
  'POST /api/gift-cards/look': {
    may: CLIENTS,
    input: { code: UNKNOWN_CODE },
    refuses: { ana: 'gift_cards.code_not_found', bia: 'gift_cards.code_not_found' },
  },
  'POST /api/gift-cards/redeem': {
    may: CLIENTS,
    input: { code: UNKNOWN_CODE },
    refuses: { ana: 'gift_cards.code_not_found', bia: 'gift_cards.code_not_found' },
  },
  'GET /api/subscriptions': { may: CLIENTS },
  'POST /api/subscriptions/:id/cancel': { may: CLIENTS, target: target('id', 'subscription', 'owner') },
  'POST /api/subscriptions/:id/resume': { may: CLIENTS, target: target('id', 'subscription', 'owner') },
  'GET /api/shop/products': { may: EVERYBODY, input: { text: 'baralho', category: 'baralhos', page: '1' } },
  'GET /api/shop/products/:slug': { may: EVERYBODY, target: target('slug', 'product') },
  'GET /api/shop/products/:slug/near': { may: EVERYBODY, target: target('slug', 'product'), missing: 200 },
  'GET /api/shop/places/:place': { may: EVERYBODY, input: { place: 'tarot' } },
  'GET /api/shop/watches': { may: CLIENTS },
  'PUT /api/shop/watches/:id': { may: CLIENTS, target: target('id', 'soldOut') },
  'DELETE /api/shop/watches/:id': { may: CLIENTS, target: target('id', 'soldOut'), missing: 200 },
  'GET /api/addresses': { may: CLIENTS },
  'POST /api/addresses': {
    may: CLIENTS,
    input: () => ({ ...ADDRESS, id: crypto.randomUUID() }),
    creates: { parameter: 'id', kind: 'address' },
  },
  'PUT /api/addresses/:id': { may: CLIENTS, target: target('id', 'address', 'owner'), input: ADDRESS },
  'DELETE /api/addresses/:id': { may: CLIENTS, target: target('id', 'address', 'owner') },
  'POST /api/shop/cart/review': {
    may: EVERYBODY,
    input: ({ resources }) => ({ items: [{ id: resources.item[0].id, quantity: 2 }], cep: '01310-100' }),
  },
}
