import { about, ADMINS, CLIENTS, CONSULTANTS, EVERYBODY, type Rows, SIGNED_IN } from '../row.ts'

/** Wallet, payments, and the pages of the demonstration's bank. */
export const money: Rows = {
  'GET /api/wallet': { may: SIGNED_IN },
  'GET /api/wallet/statement': { may: SIGNED_IN },
  'GET /api/wallet/earnings': { may: CONSULTANTS },
  'GET /api/receipts/:code': { may: EVERYBODY, about: about('code', 'receipt') },
  'GET /api/receipts/:code/pdf': { isRaw: true, may: EVERYBODY, about: about('code', 'receipt') },
  'POST /api/payments': {
    may: CLIENTS,
    with: () => ({ id: crypto.randomUUID(), amountCents: 5_000, method: 'pix' }),
    makes: { parameter: 'id', kind: 'payment' },
  },
  'GET /api/payments/:id': { may: CLIENTS, about: about('id', 'payment', 'owner') },
  'GET /api/payments': { may: CLIENTS },
  'GET /api/withdrawals': { may: CLIENTS },
  'POST /api/withdrawals': {
    may: CLIENTS,
    with: () => ({ id: crypto.randomUUID(), amountCents: 1_500, pixKey: '529.982.247-25' }),
    makes: { parameter: 'id', kind: 'withdrawal' },
  },
  'GET /api/admin/withdrawals': { may: ADMINS },
  'POST /api/admin/withdrawals/:id/decision': {
    may: ADMINS,
    about: about('id', 'withdrawal'),
    with: { state: 'paid', note: 'E123' },
  },
  'GET /api/admin/disputes': { may: ADMINS },
  'GET /api/admin/suspense': { may: ADMINS },
  'POST /api/admin/suspense/:id/decision': {
    may: ADMINS,
    about: about('id', 'suspense'),
    with: { way: 'written_off', reason: 'O banco confirmou por telefone.' },
  },
  'GET /api/admin/reconciliations': { may: ADMINS },
  'POST /api/admin/reconciliations': { may: ADMINS, with: () => ({ id: crypto.randomUUID() }) },
  /** Who rings without our bank's signature is nobody. */
  'POST /api/payments/webhooks/sandbox': { isRaw: true, may: EVERYBODY, answers: 401 },
  'POST /api/payments/webhooks/mercadopago': { isRaw: true, may: EVERYBODY, answers: 401 },
  'GET /api/sandbox/pix/:gatewayId': { isRaw: true, may: EVERYBODY, about: about('gatewayId', 'charge') },
  'POST /api/sandbox/pix/:gatewayId/:button': {
    isRaw: true,
    may: EVERYBODY,
    about: about('gatewayId', 'charge'),
    with: { button: 'pagar' },
    answers: 303,
  },
  'GET /api/sandbox/card/:gatewayId': { isRaw: true, may: EVERYBODY, about: about('gatewayId', 'cardCharge') },
  'POST /api/sandbox/card/:gatewayId/:button': {
    isRaw: true,
    may: EVERYBODY,
    about: about('gatewayId', 'cardCharge'),
    with: { button: 'deixar-expirar' },
    answers: 303,
  },
}
