import { earn } from '../fixtures/payouts.ts'
import { target, ADMINS, CLIENTS, CONSULTANTS, EVERYBODY, type MatrixRows, SIGNED_IN } from './matrix-row.ts'

const NOT_APPROVED = 'payouts.not_a_consultant'

/** Wallet, payments, payouts, and the pages of the sandbox bank. */
export const money: MatrixRows = {
  'GET /api/wallet': { may: SIGNED_IN },
  'GET /api/wallet/statement': { may: SIGNED_IN },
  'GET /api/wallet/earnings': { may: CONSULTANTS },
  'GET /api/receipts/:code': { may: EVERYBODY, target: target('code', 'receipt') },
  'GET /api/receipts/:code/pdf': { isRaw: true, may: EVERYBODY, target: target('code', 'receipt') },
  'POST /api/payments': {
    may: CLIENTS,
    input: () => ({ id: crypto.randomUUID(), amountCents: 5_000, method: 'pix' }),
    creates: { parameter: 'id', kind: 'payment' },
  },
  'GET /api/payments/:id': { may: CLIENTS, target: target('id', 'payment', 'owner') },
  'GET /api/payments': { may: CLIENTS },
  'GET /api/cards': { may: CLIENTS },
  'DELETE /api/cards/:id': { may: CLIENTS, target: target('id', 'card', 'owner') },
  'GET /api/withdrawals': { may: CLIENTS },
  'POST /api/withdrawals': {
    may: CLIENTS,
    input: () => ({ id: crypto.randomUUID(), amountCents: 1_500, cpf: '529.982.247-25' }),
    creates: { parameter: 'id', kind: 'withdrawal' },
  },
  'POST /api/debts/payment': { may: CLIENTS },
  'GET /api/admin/withdrawals': { may: ADMINS },
  'POST /api/admin/withdrawals/:id/decision': {
    may: ADMINS,
    target: target('id', 'withdrawal'),
    input: { state: 'paid', note: 'E123' },
  },
  'GET /api/payouts': { may: CONSULTANTS, refuses: { nina: NOT_APPROVED } },
  'POST /api/payouts': {
    may: CONSULTANTS,
    input: () => ({ id: crypto.randomUUID(), amountCents: 3_000 }),
    setup: ({ db, fixtures: { people } }) => Promise.all([people.luna, people.sol].map(({ id }) => earn(db, id))),
    refuses: { nina: NOT_APPROVED },
    creates: { parameter: 'id', kind: 'payout' },
  },
  'GET /api/payouts/:id': { may: CONSULTANTS, target: target('id', 'payout', 'owner') },
  'PUT /api/payouts/weekly': { may: CONSULTANTS, input: { weekday: 5 }, refuses: { nina: NOT_APPROVED } },
  'GET /api/admin/payouts': { may: ADMINS },
  'GET /api/admin/payouts/waiting': { may: ADMINS },
  'GET /api/admin/payouts/found': { may: ADMINS, input: { number: '00000000-Q' } },
  'POST /api/admin/payouts/:id/settlement': {
    may: ADMINS,
    target: target('id', 'payoutByHand'),
    input: { outcome: 'failed', failure: 'key_not_found' },
  },
  'POST /api/payouts/webhooks/sandbox': { isRaw: true, may: EVERYBODY, status: 401 },
  'GET /api/admin/disputes': { may: ADMINS },
  'POST /api/admin/disputes/:id/decision': {
    may: ADMINS,
    target: target('id', 'dispute'),
    input: { n: 1, state: 'won', reason: 'O banco confirmou por telefone.' },
  },
  'GET /api/admin/suspense': { may: ADMINS },
  'POST /api/admin/suspense/:id/decision': {
    may: ADMINS,
    target: target('id', 'suspense'),
    input: { resolution: 'written_off', reason: 'O banco confirmou por telefone.' },
  },
  'GET /api/admin/reconciliations': { may: ADMINS },
  'POST /api/admin/reconciliations': { may: ADMINS, input: () => ({ id: crypto.randomUUID(), gateway: 'sandbox' }) },
  /** An unsigned webhook is refused. */
  'POST /api/payments/webhooks/sandbox': { isRaw: true, may: EVERYBODY, status: 401 },
  'POST /api/payments/webhooks/mercadopago': { isRaw: true, may: EVERYBODY, status: 401 },
  'POST /api/payouts/webhooks/asaas': { isRaw: true, may: EVERYBODY, status: 401 },
  'POST /api/payouts/asaas/validation': { isRaw: true, may: EVERYBODY, status: 401 },
  'GET /api/sandbox/pix/:gatewayId': { isRaw: true, may: EVERYBODY, target: target('gatewayId', 'charge') },
  'POST /api/sandbox/pix/:gatewayId/:button': {
    isRaw: true,
    may: EVERYBODY,
    target: target('gatewayId', 'charge'),
    input: { button: 'pagar' },
    status: 303,
  },
  'GET /api/sandbox/card/:gatewayId': { isRaw: true, may: EVERYBODY, target: target('gatewayId', 'cardCharge') },
  'POST /api/sandbox/card/:gatewayId/:button': {
    isRaw: true,
    may: EVERYBODY,
    target: target('gatewayId', 'cardCharge'),
    input: { button: 'deixar-expirar' },
    status: 303,
  },
}
