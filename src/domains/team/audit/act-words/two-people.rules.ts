import type { ActWords } from './words.rules.ts'

const PROPOSED = {
  claim: 'reembolso',
  given_back: 'devolução',
  suspense: 'dinheiro em suspenso',
  dispute: 'contestação',
  goodwill: 'bônus',
  suspend: 'suspensão',
  block: 'bloqueio',
  commission: 'comissão',
  tier: 'nível',
  correct_email: 'correção do e-mail',
  correct_phone: 'correção do celular',
  correct_tax_id: 'correção do CPF ou CNPJ',
  invitation: 'convite para a equipe',
  roles: 'papéis na equipe',
  member_end: 'saída da equipe',
}
const OUTCOMES = {
  confirmed: 'confirmada',
  confirmed_by_machine: 'confirmada no servidor',
  refused: 'recusada',
  withdrawn: 'retirada por quem propôs',
}

/** Acts of what two people decide. */
export const TWO_PEOPLE: ActWords = {
  'accounts.proposal_made': ['Decisão que espera uma segunda pessoa', 'propôs uma decisão de duas pessoas', PROPOSED],
  'accounts.proposal_decided': ['Segunda pessoa decidiu', 'decidiu uma proposta', OUTCOMES],
}
