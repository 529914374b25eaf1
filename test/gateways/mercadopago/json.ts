import type { KnownChargeback, KnownClaim, KnownPage, KnownPayment, KnownRefund } from './store.ts'

const reais = (cents: number) => Number((cents / 100).toFixed(2))
/** Their times are in Manaus time, with a numeric offset. */
const offsetDate = (at: Date | null) =>
  at && new Date(at.getTime() - 4 * 3_600_000).toISOString().replace('Z', '-04:00')

/** A payment as in search results: without the Pix code. */
export const searchResultJson = (payment: KnownPayment) => ({
  id: payment.id,
  date_created: offsetDate(payment.createdAt),
  date_approved: offsetDate(payment.approvedAt),
  date_last_updated: offsetDate(payment.changedAt),
  date_of_expiration: offsetDate(payment.expiresAt),
  operation_type: 'regular_payment',
  payment_method_id: payment.method,
  payment_type_id: payment.method === 'pix' ? 'bank_transfer' : 'credit_card',
  status: payment.status,
  status_detail: payment.detail,
  currency_id: payment.currency,
  live_mode: true,
  collector_id: payment.collector,
  payer: {
    ...(payment.customer ? { type: 'customer', id: payment.customer } : { type: null, id: '1446321' }),
    identification: { type: 'CPF', number: '52998224725' },
  },
  external_reference: payment.reference,
  transaction_amount: reais(payment.cents),
  transaction_amount_refunded: reais(payment.refundedCents),
  installments: payment.installments,
  card: payment.lastFour
    ? {
        id: payment.cardId,
        first_six_digits: '503143',
        last_four_digits: payment.lastFour,
        expiration_month: 11,
        expiration_year: 2030,
        cardholder: { name: 'APRO', identification: { type: 'CPF', number: '529.982.247-25' } },
      }
    : {},
})

export const paymentJson = (payment: KnownPayment) => ({
  ...searchResultJson(payment),
  point_of_interaction: payment.qrCode
    ? {
        type: 'PIX',
        transaction_data: {
          qr_code: payment.qrCode,
          qr_code_base64: 'iVBORw0KGgo=',
          ticket_url: `https://www.mercadopago.com.br/payments/${payment.id}/ticket`,
        },
      }
    : { type: 'CHECKOUT' },
})

export const preferenceJson = (page: KnownPage, collector: number) => ({
  id: page.id,
  init_point: `https://www.mercadopago.com.br/checkout/v1/redirect?pref_id=${page.id}`,
  sandbox_init_point: `https://sandbox.mercadopago.com.br/checkout/v1/redirect?pref_id=${page.id}`,
  external_reference: page.reference,
  collector_id: collector,
  expires: true,
  expiration_date_to: offsetDate(page.expiresAt),
  date_created: offsetDate(page.createdAt),
  items: [{ id: page.reference, quantity: 1, currency_id: 'BRL', unit_price: reais(page.cents) }],
  payment_methods: { installments: 12, default_installments: page.installments },
})

export const refundJson = ({ id, paymentId, cents, status, at }: KnownRefund) => ({
  id,
  payment_id: paymentId,
  amount: reais(cents),
  metadata: {},
  date_created: offsetDate(at),
  unique_sequence_number: null,
  refund_mode: 'standard',
  status,
  reason: null,
})

export const chargebackJson = ({ id, paymentId, cents, at }: KnownChargeback) => ({
  id,
  payments: [paymentId],
  currency: 'BRL',
  amount: reais(cents),
  coverage_applied: null,
  documentation_required: true,
  documentation_status: 'pending',
  date_created: offsetDate(at),
})

export const claimJson = ({ id, paymentId, status, benefited, at }: KnownClaim) => ({
  id,
  resource: 'payment',
  resource_id: paymentId,
  type: 'mediations',
  status,
  date_created: offsetDate(at),
  resolution: status === 'closed' ? { reason: 'resolved', benefited, closed_by: 'mediator' } : null,
})
