import type { NoticeKind } from '../notices/kinds.rules.ts'

export type PushAction = { action: 'accept' | 'decline'; title: string }
type PushKind = {
  /** Our own words: anybody may read a locked screen. */
  title: string
  body?: string
  /** In quiet hours: waits until they end, is not sent at all, or comes because its reader chose that very time. */
  quiet: 'waits' | 'dropped' | 'rings'
  /** Somebody waits for an answer to it: the device is woken. */
  isUrgent?: boolean
  /** How long it is worth anything, in milliseconds. */
  lastsMs: number
  actions?: readonly PushAction[]
}

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const OPEN = 'Toque para ver no site.'
const TURN = 'Toque para ver o preço e responder. Nada é cobrado antes.'

/** What a device shows of each kind. */
export const PUSH_KINDS: Readonly<Record<NoticeKind, PushKind>> = {
  requests: {
    title: 'Você tem um novo pedido de consulta',
    body: 'A pessoa espera por até um minuto.',
    quiet: 'rings',
    isUrgent: true,
    lastsMs: MINUTE_MS,
    actions: [
      { action: 'accept', title: 'Atender' },
      { action: 'decline', title: 'Recusar' },
    ],
  },
  ring_tests: {
    title: 'Teste de toque',
    body: 'Toque aqui para confirmar.',
    quiet: 'rings',
    isUrgent: true,
    lastsMs: MINUTE_MS,
  },
  turns: { title: 'É a sua vez', body: TURN, quiet: 'dropped', isUrgent: true, lastsMs: 2 * MINUTE_MS },
  callbacks: {
    title: 'Estamos chamando você',
    body: TURN,
    quiet: 'rings',
    isUrgent: true,
    lastsMs: 2 * MINUTE_MS,
  },
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
  opened_hours: { title: 'Quem você segue abriu horários', body: OPEN, quiet: 'waits', lastsMs: DAY_MS },
  new_articles: { title: 'Quem você segue publicou um artigo', body: OPEN, quiet: 'waits', lastsMs: 3 * DAY_MS },
  parcels: { title: 'Há novidade sobre o seu pacote', body: OPEN, quiet: 'waits', lastsMs: 3 * DAY_MS },
  product_reviews: { title: 'O que você achou do que chegou?', body: OPEN, quiet: 'waits', lastsMs: 3 * DAY_MS },
  restocks: { title: 'O que você esperava voltou à loja', body: OPEN, quiet: 'waits', lastsMs: DAY_MS },
  day_cards: { title: 'A sua carta do dia', body: OPEN, quiet: 'rings', lastsMs: 6 * 60 * MINUTE_MS },
  horoscopes: { title: 'O céu de hoje para o seu signo', body: OPEN, quiet: 'rings', lastsMs: 6 * 60 * MINUTE_MS },
  anniversaries: { title: 'Uma data para lembrar', body: OPEN, quiet: 'rings', lastsMs: DAY_MS },
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
