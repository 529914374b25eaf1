import type { DeclineReason, PaymentMethod } from './rules.ts'

const WORDS: Record<DeclineReason, string> = {
  funds: 'O cartão não tem limite disponível para este valor.',
  security_code: 'O código de segurança não confere com o cartão.',
  expired_card: 'A validade deste cartão terminou.',
  call_issuer: 'O banco do cartão pede que você fale com ele para liberar a compra.',
  authentication: 'A compra não foi confirmada com o banco do cartão.',
  risk: 'O banco recusou a compra por segurança.',
  other: 'O banco do cartão não autorizou a compra e não disse por quê.',
}

/** Why a payment was declined, as far as the bank says. */
export const whyDeclined = (method: PaymentMethod, reason: DeclineReason | null) =>
  method === 'pix'
    ? 'Confira com o seu banco se há um limite para Pix, ou pague de outro jeito.'
    : WORDS[reason ?? 'other']
