import type { NoticeKind } from '../notices/kinds.rules.ts'

export type PushAction = { action: 'accept' | 'decline'; title: string }
type PushKind = {
  /** Our own words: anybody may read a locked screen. */
  title: string
  body?: string
  /** In quiet hours: waits until they end, is not sent at all, or rings because its reader asked for that. */
  quiet: 'waits' | 'dropped' | 'rings'
  /** How long it is worth anything, in milliseconds. */
  lastsMs: number
  actions?: readonly PushAction[]
}

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const OPEN = 'Toque para ver no site.'

/** What a device shows of each kind. */
export const PUSH_KINDS: Readonly<Record<NoticeKind, PushKind>> = {
  requests: {
    title: 'Você tem um novo pedido de consulta',
    body: 'A pessoa espera por até um minuto.',
    quiet: 'rings',
    lastsMs: MINUTE_MS,
    actions: [
      { action: 'accept', title: 'Atender' },
      { action: 'decline', title: 'Recusar' },
    ],
  },
  ring_tests: { title: 'Teste de toque', body: 'Toque aqui para confirmar.', quiet: 'rings', lastsMs: MINUTE_MS },
  follow_ups: { title: 'Alguém escreveu para você', body: OPEN, quiet: 'waits', lastsMs: 3 * DAY_MS },
  reviews: { title: 'Há novidade sobre uma avaliação', body: OPEN, quiet: 'waits', lastsMs: DAY_MS },
  bookings: { title: 'Há novidade na sua agenda', body: OPEN, quiet: 'waits', lastsMs: DAY_MS },
  waitlist: { title: 'Abriu um horário', body: 'É de quem marcar primeiro.', quiet: 'waits', lastsMs: DAY_MS },
  answers: { title: 'Chegou uma resposta para você', body: OPEN, quiet: 'waits', lastsMs: 3 * DAY_MS },
  questions: { title: 'Há uma pergunta para responder', body: OPEN, quiet: 'waits', lastsMs: DAY_MS },
  question_ends: { title: 'Há novidade sobre a sua pergunta', body: OPEN, quiet: 'waits', lastsMs: 3 * DAY_MS },
  money: { title: 'Há novidade no seu extrato', body: OPEN, quiet: 'waits', lastsMs: 3 * DAY_MS },
  account: { title: 'Há novidade na sua conta', body: OPEN, quiet: 'waits', lastsMs: 3 * DAY_MS },
  profile: { title: 'Há novidade no seu perfil', body: OPEN, quiet: 'waits', lastsMs: 3 * DAY_MS },
  online_alerts: { title: 'Quem você esperava está online', body: OPEN, quiet: 'dropped', lastsMs: 10 * MINUTE_MS },
  testimonials: { title: 'O seu depoimento foi lido', body: OPEN, quiet: 'waits', lastsMs: 3 * DAY_MS },
}

/** At most so many devices of one person are pushed to; another one ends the oldest. */
export const MOST_DEVICES = 10

const ATTEMPT_PAUSES_MS = [2_000, 5_000, 15_000, MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS]

/** When a push that was not accepted is tried again; undefined: it is given up, or would come too late. */
export function nextPushAt(attempts: number, expiresAt: Date, now: Date): Date | undefined {
  const pause = ATTEMPT_PAUSES_MS[attempts - 1]
  const at = pause === undefined ? undefined : new Date(now.getTime() + pause)
  return at && at < expiresAt ? at : undefined
}

/** A push that was taken longer ago belongs to a worker that crashed. */
export const TAKEN_FOR_MS = MINUTE_MS

/** How long it is remembered what was sent, and a subscription that ended, in milliseconds: a week. */
export const PUSHES_KEPT_FOR_MS = 7 * DAY_MS
