import { CAPABILITIES, type Capability } from './capabilities.ts'

/** What somebody of the team is there for; a member has one or more. */
export const TEAM_ROLES = ['support', 'moderation', 'content', 'finance', 'administration'] as const
export type TeamRole = (typeof TEAM_ROLES)[number]

/** What each role is called. */
export const TEAM_ROLE_WORDS: Readonly<Record<TeamRole, string>> = {
  support: 'Atendimento',
  moderation: 'Moderação',
  content: 'Conteúdo',
  finance: 'Financeiro',
  administration: 'Administração',
}

/** "Atendimento e Financeiro"; of an older page, a role that it does not know by its name. */
export const rolesInWords = (roles: readonly string[]) =>
  new Intl.ListFormat('pt-BR').format(roles.map((role) => TEAM_ROLE_WORDS[role as TeamRole] ?? role))

/** What each role may do. Law, switches, the company and members are the administration's alone. */
const CAPABILITIES_OF: Readonly<Record<TeamRole, readonly Capability[]>> = {
  support: ['people', 'corrections', 'support', 'consultations', 'conversations', 'refunds', 'goodwill'],
  moderation: ['people', 'suspensions', 'consultations', 'conversations', 'consultants', 'moderation'],
  content: ['content'],
  finance: ['people', 'consultations', 'refunds', 'catalogue', 'shop', 'money', 'payouts', 'accounting'],
  administration: CAPABILITIES,
}

/** What somebody with these roles may do, each once, in the order of the capabilities. Unknown roles add nothing. */
export const capabilitiesOf = (roles: readonly string[]): Capability[] => {
  const has = new Set(roles.flatMap((role) => CAPABILITIES_OF[role as TeamRole] ?? []))
  return CAPABILITIES.filter((capability) => has.has(capability))
}
