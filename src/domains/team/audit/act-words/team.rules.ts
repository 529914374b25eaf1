import type { ActWords } from './words.rules.ts'

/** Acts of members of the team. */
export const TEAM: ActWords = {
  'accounts.admin_appointed': ['Passou a ser da equipe', 'entrou na equipe'],
  'accounts.admin_link_made': ['Link para a senha da equipe', 'recebeu o convite da equipe'],
  'accounts.member_roles_changed': ['Papéis na equipe mudados', 'mudou os papéis de alguém da equipe'],
  'accounts.member_ended': ['Saiu da equipe', 'encerrou o acesso de alguém à equipe'],
  'accounts.second_factor_reset': ['Segundo fator desligado pela equipe', 'apagou o segundo fator de alguém da equipe'],
}
