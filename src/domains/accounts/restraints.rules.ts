import { formatDayAndTime } from '#shared/dates.ts'
import { Refusal, refusals } from '#shared/refusal.ts'

export const refuse = refusals('accounts', {
  suspended: [403, 'Sua conta está suspensa e não pode começar nada novo por enquanto. Nada foi cobrado.'],
  in_review: [
    403,
    'A equipe está conferindo a sua conta, e ela não começa nada novo até lá. Nada foi cobrado. Escreva para nós em Contato se quiser ajudar na conferência.',
  ],
  blocked: [
    403,
    'Esta conta está bloqueada. O motivo, como contestar e como retirar o seu saldo estão no e-mail que enviamos.',
  ],
  team_member: [409, 'Esta pessoa é da equipe: o acesso dela muda em Equipe. Nada mudou.'],
  account_closed: [409, 'Esta conta foi encerrada. Nada mudou.'],
  already_restrained: [409, 'Alguém da equipe já fez isto. Recarregue para ver por quem e por quê.'],
  not_restrained: [409, 'Isto já foi desfeito, ou terminou sozinho. Nada mudou.'],
  needs_second: [
    409,
    'Sozinho, cada um da equipe suspende por até 72 horas em 30 dias. Para mais, proponha: outra pessoa confirma.',
  ],
  suspension_over: [400, 'A suspensão terminaria antes de começar. Escolha um prazo maior.'],
  suspension_too_long: [400, 'Uma suspensão vai até 180 dias. Para mais, bloqueie.'],
  act_reused: [409, 'Este pedido já foi feito com outro conteúdo. Recarregue a página.'],
})

/** `payouts_rest`: earnings stay where they are; everything else goes on. */
export const RESTRAINT_KINDS = ['suspended', 'blocked', 'payouts_rest'] as const
export type RestraintKind = (typeof RESTRAINT_KINDS)[number]

/** What keeps a person from beginning anything; `in_review`: another account of theirs is blocked. */
export type Hindrance = 'blocked' | 'suspended' | 'in_review'

/** Where whoever is blocked withdraws their own credit without signing in. */
export const withdrawalPath = (token: string) => `/retirar?token=${token}` as const

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** One member of the team alone suspends somebody for so long in so many days, in milliseconds. */
export const ALONE = { mostMs: 72 * HOUR_MS, withinMs: 30 * DAY_MS }
const LONGEST_MS = 180 * DAY_MS
/** After so long of a block what no case needs is paid out. */
export const PAID_OUT_AFTER_DAYS = 30
/** A reason that its person reads, in characters. */
export const REASON_LENGTH = { least: 10, most: 1_000 } as const

/** Refuses a suspension from `at` until `until` that is over before it begins, or is longer than 180 days. */
export function guardLength(until: Date, at: Date) {
  const ms = until.getTime() - at.getTime()
  if (ms <= 0) throw refuse('suspension_over', { hours: 'Escolha um prazo maior.' })
  if (ms > LONGEST_MS) throw refuse('suspension_too_long', { hours: 'Use no máximo 180 dias.' })
}

/** The refusal of whoever begins something, with the instant at which a suspension ends. */
export function refuseBeginning(kind: Hindrance, endsAt: Date | null): Refusal {
  const refusal = refuse(kind)
  if (kind !== 'suspended' || !endsAt) return refusal
  const words = `Sua conta está suspensa até ${formatDayAndTime(endsAt)} e não começa nada novo até lá. Nada foi cobrado.`
  return new Refusal(refusal.code, refusal.status, words)
}
