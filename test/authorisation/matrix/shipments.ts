import { checkDigitOf } from '#domains/shipments/parcels/invoice.rules.ts'
import { anotherCode } from '../fixtures/shipments.ts'
import { ADMINS, CLIENTS, type MatrixRows, target } from './matrix-row.ts'

const own = (
  kind:
    | 'goodsOrder'
    | 'packedParcel'
    | 'postedParcel'
    | 'deliveredParcel'
    | 'askedReturn'
    | 'keptReturn'
    | 'sentReturn',
) => ({
  may: CLIENTS,
  target: target('id', kind, 'owner'),
})
const ofTeam = (
  kind:
    | 'goodsOrder'
    | 'packedParcel'
    | 'undoneParcel'
    | 'postedParcel'
    | 'lostParcel'
    | 'askedReturn'
    | 'closedReturn'
    | 'arrivedReturn',
) => ({
  may: ADMINS,
  target: target('id', kind),
})
let invoices = 100_000_000
const invoiceKey = () => {
  const first = `3526111122233300018155001${invoices++}100000001`.padEnd(43, '0').slice(0, 43)
  return first + checkDigitOf(first)
}
const piece = [{ n: 1, received: 1, restocked: 1 }]

/** Parcels and returns of the shop: their clients', and the team's. */
export const shipments: MatrixRows = {
  'GET /api/orders/:id/parcels': own('goodsOrder'),
  'POST /api/parcels/:id/give-up': own('packedParcel'),
  'POST /api/parcels/:id/arrived': own('postedParcel'),
  'POST /api/parcels/:id/missing': { ...own('postedParcel'), input: { note: 'O porteiro também não viu.' } },
  'POST /api/parcels/:id/returns': {
    ...own('deliveredParcel'),
    input: () => ({ returnId: crypto.randomUUID(), lines: [{ n: 1, quantity: 1 }], reason: 'regret' }),
  },
  /** Before it is sent: the row after this one does that. */
  'POST /api/team/shop/returns/:id/postage': { ...ofTeam('askedReturn'), input: { code: '20261130' } },
  'POST /api/returns/:id/sent': { ...own('askedReturn'), input: () => ({ code: anotherCode() }) },
  'POST /api/returns/:id/arrived': own('sentReturn'),
  'POST /api/returns/:id/keep': own('keptReturn'),
  'GET /api/returns/:id/label': { ...own('askedReturn'), isRaw: true },
  'GET /api/team/shop/to-pack': { may: ADMINS },
  'GET /api/team/shop/parcels': { may: ADMINS, input: { state: 'packed' } },
  'GET /api/team/shop/returns': { may: ADMINS, input: { state: 'requested' } },
  'GET /api/team/shop/orders/:id': ofTeam('goodsOrder'),
  'POST /api/team/shop/parcels': {
    may: ADMINS,
    input: ({ resources }) => ({ parcels: [{ id: crypto.randomUUID(), orderId: resources.goodsOrder[0].id }] }),
  },
  'POST /api/team/shop/postings': {
    may: ADMINS,
    input: ({ resources }) => ({ text: `${resources.packedOrder[0].id} ${anotherCode()}` }),
  },
  'POST /api/team/shop/parcels/:id/posting': { ...ofTeam('packedParcel'), input: () => ({ code: anotherCode() }) },
  'POST /api/team/shop/parcels/:id/delivery': ofTeam('postedParcel'),
  'POST /api/team/shop/parcels/:id/cancellation': ofTeam('undoneParcel'),
  'POST /api/team/shop/parcels/:id/end': {
    ...ofTeam('lostParcel'),
    input: () => ({
      nextId: crypto.randomUUID(),
      state: 'lost',
      remedy: 'refund',
      note: 'A transportadora confirmou.',
    }),
  },
  'POST /api/team/shop/parcels/:id/invoice': { ...ofTeam('packedParcel'), input: () => ({ key: invoiceKey() }) },
  /** No carrier is configured here; a label is bought in buy-label.test.ts. */
  'POST /api/team/shop/parcels/:id/label': {
    ...ofTeam('packedParcel'),
    isRaw: true,
    input: { document: '52998224725' },
    refuses: { iris: 'shipments.no_carrier' },
    status: 409,
  },
  'POST /api/team/shop/returns/:id/receipt': { ...ofTeam('askedReturn'), input: { lines: piece } },
  'POST /api/team/shop/returns/:id/absence': ofTeam('arrivedReturn'),
  'POST /api/team/shop/returns/:id/closing': {
    ...ofTeam('closedReturn'),
    input: { words: 'O pacote nunca foi postado, diz a transportadora.' },
  },
  'GET /api/team/shop/files/slips': {
    isRaw: true,
    may: ADMINS,
    input: ({ resources }) => ({ orders: resources.goodsOrder[0].id }),
  },
  'GET /api/team/shop/files/labels': {
    isRaw: true,
    may: ADMINS,
    input: ({ resources }) => ({ parcels: resources.packedParcel[0].id }),
  },
  'GET /api/team/shop/files/posted': { isRaw: true, may: ADMINS, input: { from: '2026-01-01', to: '2026-12-31' } },
}
