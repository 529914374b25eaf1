import type { ActWords } from './words.rules.ts'

const STATES = { granted: 'devolvido', part_granted: 'devolvido em parte', refused: 'recusado' }

/** Acts of money. */
export const MONEY: ActWords = {
  'claims.claim_decided': ['Pedido de reembolso decidido', 'decidiu um reembolso', STATES],
  'payments.dispute_closed': ['Contestação encerrada', 'encerrou uma contestação', { won: 'ganha', lost: 'perdida' }],
  'payments.reconciliation_requested': ['Conferência pedida', 'pediu uma conferência com o banco'],
  'payments.suspense_resolved': [
    'Valor em suspenso decidido',
    'decidiu sobre dinheiro em suspenso',
    { credited: 'creditado', refunded: 'devolvido', written_off: 'baixado' },
  ],
  'payments.withdrawal_requested': ['Retirada pedida', 'pediu uma retirada de saldo'],
  'payments.blocked_credit_withdrawn': [
    'Saldo devolvido depois de 30 dias de bloqueio',
    'devolveu o saldo de uma conta bloqueada há 30 dias',
  ],
  'payments.withdrawal_decided': [
    'Retirada decidida',
    'decidiu uma retirada',
    { paid: 'feita', failed: 'não deu certo' },
  ],
  'payouts.payout_asked': [
    'Saque pedido',
    'pediu um saque',
    { asked: 'pela pessoa', weekly: 'saque semanal', left: 'o que restava' },
  ],
  'payouts.settled_by_hand': [
    'Saque registrado à mão',
    'disse como ficou uma transferência feita à mão',
    { paid: 'feita', failed: 'não deu certo', returned: 'voltou' },
  ],
  'team.goodwill_given': ['Bônus de cortesia dado', 'deu um bônus de cortesia'],
}
