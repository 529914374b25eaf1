import { CLIENT_ABSENT, YOU_ABSENT } from './absence.rules.ts'
import { ATTENDED_GROUPS, type Group, RESULT_GROUPS } from './act-groups.rules.ts'

/** What a line says besides its act. Null and absent: not known. */
export type ActDetails = {
  /** The other person: the consultant, or the client's first name. */
  withName?: string | null
  /** What was bought. */
  title?: string | null
  method?: 'pix' | 'card' | null
  /** How a booking ended whose fee it is. */
  bookingState?: string | null
  /** Of a refund: it is of a written question. */
  isQuestion?: boolean
}

type Words = string | ((of: ActDetails) => string)
type ActWords = { group: Group; in: Words; out: Words }

const withWhom = ({ withName }: ActDetails, how = 'com') => (withName ? ` ${how} ${withName}` : '')
const titled = (words: string) => (of: ActDetails) => (of.title ? `${words}: ${of.title}` : words)

const feeOf = (absent: string) => (of: ActDetails) =>
  `${of.bookingState === 'client_absent' ? absent : 'Desmarcada em cima da hora'}: taxa da consulta${withWhom(of)}`

const METHODS = { pix: ' por Pix', card: ' no cartão' }
const paid = (words: string, otherwise: string) => (of: ActDetails) =>
  of.title ? `${words}${of.method ? METHODS[of.method] : ''}: ${of.title}${withWhom(of)}` : otherwise

const refunded = (withQuestion: string) => (of: ActDetails) =>
  of.isQuestion ? `Reembolso da pergunta${withWhom(of, withQuestion)}` : `Reembolso da consulta${withWhom(of)}`
const refundedLater = (of: ActDetails) => `${refunded('de')(of)}, descontado depois`

/** Every act of a statement: its group, and its name when money came in and when it went out. */
export const ACTS: Readonly<Record<string, ActWords>> = {
  capture: {
    group: 'consultations',
    in: (of) => `Consulta${withWhom(of)}`,
    out: (of) => `Consulta${withWhom(of)}`,
  },
  question: {
    group: 'questions',
    in: (of) => `Pergunta por escrito${withWhom(of, 'de')}`,
    out: (of) => `Pergunta por escrito${withWhom(of, 'a')}`,
  },
  booking_fee: { group: 'fees', in: feeOf(CLIENT_ABSENT), out: feeOf(YOU_ABSENT) },
  minutes: {
    group: 'packages',
    in: titled('Minutos não usados, de volta em créditos'),
    out: titled('Compra de minutos'),
  },
  subscription: { group: 'subscriptions', in: titled('Assinatura devolvida'), out: titled('Mês de assinatura') },
  goods: { group: 'goods', in: titled('Loja, de volta'), out: titled('Compra na loja') },
  refund: { group: 'refunds', in: refunded('a'), out: refunded('de') },
  /** What went back to a client when its earnings had left, as later ones pay it. */
  earnings_debt: {
    group: 'refunds',
    in: 'Ajuste de um valor devido',
    out: refundedLater,
  },
  compensation: {
    group: 'compensations',
    in: 'Ajuste',
    out: (of) => `Bônus a ${of.withName ?? 'quem esperou por você'}, pela sua falta`,
  },
  payment: { group: 'credits', in: paid('Pagamento', 'Compra de créditos'), out: 'Ajuste de compra' },
  gift_card: { group: 'credits', in: 'Vale-presente, no seu saldo', out: 'Vale-presente' },
  suspense: { group: 'credits', in: 'Pagamento conferido pela equipe', out: 'Ajuste de pagamento' },
  dispute: { group: 'credits', in: titled('Contestação no banco'), out: titled('Contestação no banco') },
  payback: {
    group: 'withdrawals',
    in: titled('Devolução que voltou'),
    out: paid('Devolução', 'Devolução de uma compra'),
  },
  withdrawal: { group: 'withdrawals', in: 'Retirada que voltou', out: 'Retirada de créditos' },
  payout: { group: 'payouts', in: 'Saque devolvido', out: 'Saque para o banco' },
  bonus: { group: 'bonus', in: titled('Bônus'), out: titled('Bônus que terminou') },
  kept_back: { group: 'bonus', in: 'Bônus já gasto', out: 'Bônus já gasto, descontado na retirada' },
  cancellation: { group: 'bonus', in: 'Desistência', out: 'Bônus já gasto, descontado na desistência' },
  debt: { group: 'adjustments', in: 'Ajuste de um valor devido', out: 'Contestação no banco, descontada' },
  booking: {
    group: 'adjustments',
    in: (of) => `Consulta marcada${withWhom(of)}, de volta`,
    out: (of) => `Consulta marcada${withWhom(of)}`,
  },
  hold: { group: 'adjustments', in: (of) => `Consulta${withWhom(of)}`, out: (of) => `Consulta${withWhom(of)}` },
}

/**
 * The act of a statement's line by the kind of a journal, or else of its subject. What is in neither is the act of its
 * subject's name.
 */
export const ACT_OF: Readonly<Record<string, keyof typeof ACTS>> = {
  consultation_hold: 'hold',
  consultation_capture: 'capture',
  consultation_cover: 'capture',
  consultation_release: 'release',
  consultation_refund: 'refund',
  booking_fee: 'booking_fee',
  fee_cover: 'booking_fee',
  booking_compensation: 'compensation',
  compensation_debt_paid: 'compensation',
  bonus_kept_back: 'kept_back',
  bonus_deducted: 'cancellation',
  written_question: 'question',
  gift_card_sold: 'gift_card',
  gift_card_redeemed: 'gift_card',
  gift_card_returned: 'gift_card',
  goods_sold: 'goods',
  goods_returned: 'goods',
  payment_refund: 'payback',
  suspense_entry: 'suspense',
}

/** The group of an act; of an unknown one, an adjustment. */
export const groupOfAct = (act: string): Group => ACTS[act]?.group ?? 'adjustments'

/** The name of an act, by the direction of the money and what is known of it. */
export function statementWords(act: string, cameIn: boolean, details: ActDetails = {}): string {
  const words = ACTS[act]?.[cameIn ? 'in' : 'out'] ?? (cameIn ? 'Entrada' : 'Saída')
  return typeof words === 'string' ? words : words(details)
}

const actsOf = (groups: readonly Group[]) => Object.keys(ACTS).filter((act) => groups.includes(groupOfAct(act)))
/** The acts of what was earned or spent, and of what was attended or asked for. */
export const RESULT_ACTS = actsOf(RESULT_GROUPS)
export const ATTENDED_ACTS = actsOf(ATTENDED_GROUPS)
