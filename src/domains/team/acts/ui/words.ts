import { formatBRL } from '#shared/money.ts'
import { formatDayAndTime } from '#shared/dates.ts'
import type { Restraint, Decisions } from '../contract.ts'

const count = (n: number, one: string, many: string) => (n === 0 ? [] : [`${n} ${n === 1 ? one : many}`])

/** What is under way, in words: "1 consulta em andamento, 3 marcadas, R$ 120,00 a receber"; empty: nothing. */
export function consequencesInWords({ consequences: c }: Pick<Decisions, 'consequences'>): string {
  return [
    ...count(c.rooms, 'consulta em andamento', 'consultas em andamento'),
    ...count(c.requests, 'pedido esperando resposta', 'pedidos esperando resposta'),
    ...count(c.bookings, 'consulta marcada', 'consultas marcadas'),
    ...count(c.questions, 'pergunta por escrito em aberto', 'perguntas por escrito em aberto'),
    ...count(c.subscriptions, 'assinatura', 'assinaturas'),
    ...count(c.payouts, 'saque a caminho', 'saques a caminho'),
    ...(c.earningsCents > 0n ? [`${formatBRL(c.earningsCents)} a receber`] : []),
    ...(c.creditCents > 0n ? [`${formatBRL(c.creditCents)} de saldo`] : []),
  ].join(', ')
}

const KINDS: Record<Restraint['kind'], string> = {
  suspended: 'Suspensão',
  blocked: 'Bloqueio',
  payouts_rest: 'Saques em conferência',
}
export const kindInWords = ({ kind, endsAt }: Pick<Restraint, 'kind' | 'endsAt'>) =>
  kind === 'suspended' && endsAt ? `Suspensão até ${formatDayAndTime(endsAt)}` : KINDS[kind]

export const UNDO: Record<Restraint['kind'], string> = {
  suspended: 'Encerrar a suspensão',
  blocked: 'Desbloquear',
  payouts_rest: 'Liberar os saques',
}

const SHARED = {
  phone: 'mesmo celular',
  payer: 'mesmo pagador',
  card: 'mesmo cartão',
  device: 'mesmo aparelho',
  document: 'mesmo documento',
} as const
export const sharedInWords = (by: readonly (keyof typeof SHARED)[]) => by.map((one) => SHARED[one]).join(', ')
