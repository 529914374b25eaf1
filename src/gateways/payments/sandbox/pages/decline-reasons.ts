import type { DeclineReason } from '../../gateway.ts'

/** Why the bank declined, in words for the payer. */
export const DECLINE_REASONS: Record<DeclineReason, string> = {
  funds: 'Limite insuficiente',
  security_code: 'Código de segurança incorreto',
  expired_card: 'Cartão vencido',
  call_issuer: 'O banco do cartão pede contato',
  authentication: 'A compra não foi confirmada',
  risk: 'Recusado por segurança',
  other: 'Não autorizado',
}
