import { keptInWords } from '#domains/consultants/commission.rules.ts'
import { tierNames, TIERS } from '#domains/consultants/rules.ts'
import { formatBRL } from '#shared/money.ts'
import { rolesInWords } from '#shared/team-roles.ts'
import type { Proposal } from '../contract.ts'

/** What a proposal is about, by its kind; what is given has its amount after it. */
export const PROPOSAL_WORDS: Readonly<Record<string, string>> = {
  claim: 'Reembolso pedido',
  given_back: 'Reembolso sem pedido',
  suspense: 'Valor em suspenso',
  dispute: 'Contestação encerrada',
  goodwill: 'Bônus de cortesia',
  suspend: 'Suspensão',
  block: 'Bloqueio',
  commission: 'Comissão',
  tier: 'Nível',
  correct_email: 'Corrigir o e-mail',
  correct_phone: 'Corrigir o celular',
  correct_tax_id: 'Corrigir o CPF ou CNPJ',
  invitation: 'Convite para a equipe',
  roles: 'Papéis na equipe',
  member_end: 'Saída da equipe',
}

type Asked = Pick<Proposal, 'kind' | 'hours' | 'bps' | 'tier' | 'roles' | 'invited' | 'amountCents'>

/** What a proposal would do. */
export function proposalInWords({ kind, hours, bps, tier, roles, invited, amountCents }: Asked): string {
  if (kind === 'commission') return bps === null ? 'Voltar à comissão do nível' : `Ficar com ${keptInWords(bps)}`
  const name = TIERS.find((one) => one === tier)
  if (kind === 'tier' && name) return `Mudar para o nível ${tierNames[name]}`
  if (kind === 'suspend' && hours) return `Suspender por ${hoursInWords(hours)}`
  if (kind === 'block') return 'Bloquear'
  if (kind === 'invitation' && roles)
    return `Convidar ${invited || 'alguém'} para a equipe, como ${rolesInWords(roles)}`
  if (kind === 'roles' && roles) return `Mudar os papéis para ${rolesInWords(roles)}`
  if (kind === 'member_end') return 'Encerrar o acesso à equipe'
  const words = PROPOSAL_WORDS[kind] ?? 'Outra decisão'
  return amountCents === null ? words : `${words} de ${formatBRL(amountCents)}`
}

export const hoursInWords = (hours: number) =>
  hours % 24 === 0 ? (hours === 24 ? '1 dia' : `${hours / 24} dias`) : hours === 1 ? '1 hora' : `${hours} horas`

const OUTCOMES = { confirmed: 'confirmada', refused: 'recusada', withdrawn: 'retirada', expired: 'vencida' } as const
export const outcomeInWords = ({ outcome }: Pick<Proposal, 'outcome'>) => (outcome ? OUTCOMES[outcome] : 'esperando')
