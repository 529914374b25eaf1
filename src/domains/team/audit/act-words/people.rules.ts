import { type ActWords, LEGAL_TEXT_NAMES } from './words.rules.ts'

/** Acts of people and their accounts. */
export const PEOPLE: ActWords = {
  'support.account_closed': ['Conta encerrada pela equipe', 'encerrou uma conta a pedido'],
  'support.closing_requested': ['Pediu para encerrar a conta', 'pediu o encerramento da conta'],
  'support.closing_withdrawn': ['Desistiu de encerrar a conta', 'desistiu de encerrar a conta'],
  'support.message_answered': ['Mensagem respondida', 'respondeu a uma mensagem'],
  'support.message_closed': ['Mensagem encerrada', 'encerrou uma mensagem'],
  'accounts.text_accepted': ['Texto aceito', 'aceitou um texto da casa', LEGAL_TEXT_NAMES],
  'accounts.person_warned': ['Advertência', 'avisou uma pessoa'],
  'accounts.warning_acknowledged': ['Leu a advertência', 'disse que leu um aviso'],
  'accounts.person_suspended': ['Conta suspensa', 'suspendeu uma pessoa'],
  'accounts.suspension_lifted': ['Suspensão encerrada', 'desfez uma suspensão'],
  'accounts.suspension_over': ['Suspensão terminou', 'voltou de uma suspensão'],
  'accounts.person_blocked': ['Conta bloqueada', 'bloqueou uma pessoa'],
  'accounts.block_lifted': ['Conta desbloqueada', 'desfez um bloqueio'],
  'accounts.payouts_rested': ['Saques em conferência', 'parou os saques de uma pessoa'],
  'accounts.payouts_released': ['Saques liberados', 'liberou os saques de uma pessoa'],
  'accounts.sessions_ended_by_team': ['Acessos encerrados pela equipe', 'encerrou os acessos de uma pessoa'],
  'accounts.confirmation_mailed_by_team': [
    'Confirmação do e-mail reenviada pela equipe',
    'mandou de novo o link de confirmação',
  ],
  'accounts.name_corrected': ['Nome corrigido pela equipe', 'corrigiu o nome de uma pessoa'],
  'accounts.email_corrected': ['E-mail corrigido pela equipe', 'corrigiu o e-mail de uma pessoa, com outra da equipe'],
  'accounts.email_correction_stopped': [
    'Correção do e-mail impedida pela equipe',
    'impediu a correção do e-mail de uma pessoa',
  ],
  'accounts.phone_corrected': [
    'Celular corrigido pela equipe',
    'corrigiu o celular de uma pessoa, com outra da equipe',
  ],
  'consultants.tax_id_corrected': [
    'Documento dos saques corrigido pela equipe',
    'corrigiu o CPF ou CNPJ de uma pessoa, com outra da equipe',
  ],
  'accounts.impersonation_begun': [
    'A equipe viu as páginas como a pessoa vê',
    'viu as páginas da conta como a pessoa vê, sem mudar nada',
  ],
  'accounts.impersonation_ended': [
    'A equipe deixou de ver como a pessoa vê',
    'deixou de ver as páginas da conta como a pessoa vê',
  ],
  'team.note_written': ['Anotação escrita', 'anotou sobre uma pessoa'],
  'team.note_changed': ['Anotação mudada', 'mudou uma nota'],
  'team.person_looked_up': [
    'Procurada pelo documento ou celular',
    'procurou uma pessoa',
    { by_document: 'pelo documento', by_phone: 'pelo celular' },
  ],
  'accounts.told_apart': ['Contas declaradas de pessoas diferentes', 'disse que uma conta é de outra pessoa'],
}
