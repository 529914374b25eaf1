import type { TransferFailure } from '#shared/pix/transfer-failures.ts'
import { businessDaysAfter } from '#shared/business-days.ts'
import { caseNumber } from '#shared/case-number.ts'
import { type Centavos, formatBRL } from '#shared/money.ts'
import { refusals } from '#shared/refusal.ts'

/** The least that can be asked for, in centavos; whoever leaves gets less, too. */
export const LEAST = 3_000n
/** The most of one payout, in centavos. What is beyond it takes a second one. */
export const MOST = 100_000_000n

/** So many payouts of one consultant are on the way at once, and so many are asked for in 24 hours. */
export const MOST_OPEN = 10
export const MOST_A_DAY = 20

/** The gateway whose transfers the team makes. */
export const BY_HAND = 'manual'

/** All refusals of payouts. */
export const refuse = refusals('payouts', {
  not_found: [404, 'Não encontramos este saque.'],
  not_a_consultant: [404, 'Os saques se abrem quando a sua candidatura é aprovada.'],
  reused: [409, 'Este saque já foi pedido com outro valor. Recarregue a página.'],
  too_small: [400, `O menor saque é de ${formatBRL(LEAST)}.`],
  too_large: [409, 'O valor é maior do que o que está livre para saque agora.'],
  too_many_open: [409, `Você já tem ${MOST_OPEN} saques a caminho. Assim que um deles terminar, dá para pedir outro.`],
  too_many_today: [429, `São até ${MOST_A_DAY} saques em 24 horas. Peça o próximo mais tarde, de uma vez só.`],
  in_debt: [
    409,
    'Um reembolso a um cliente passou do que você tinha livre. Os próximos ganhos pagam essa diferença primeiro; depois os saques se abrem de novo.',
  ],
  held_by_team: [
    409,
    'A equipe está conferindo os seus saques, e nada sai até ela terminar. O motivo e como contestar estão no e-mail que enviamos.',
  ],
  resting: [
    409,
    'Os dados da sua conta mudaram há pouco. Por segurança, nenhum saque sai nas 72 horas depois da mudança.',
  ],
  no_number: [400, 'Digite o protocolo do saque, como 1A2B3C4D-Q, ou o número do Pix, que começa com E.'],
  not_by_hand: [409, 'Este saque não é feito à mão, ou já terminou.'],
  end_to_end_id: [400, 'Confira o número da transferência: começa com E e tem 32 letras e números.'],
  end_to_end_id_time: [
    400,
    'Este Pix foi feito antes de o saque ser pedido, ou no futuro. Confira se é o comprovante certo.',
  ],
  already_settled: [409, 'Este saque já foi registrado de outro jeito. Recarregue a página.'],
  end_to_end_id_used: [409, 'Este número já está em outro saque. Confira o comprovante no banco.'],
})

export const STATES = ['asked', 'sending', 'processing', 'unknown', 'paid', 'failed', 'returned'] as const
export type State = (typeof STATES)[number]
export const CAUSES = ['asked', 'weekly', 'leaving'] as const
export type Cause = (typeof CAUSES)[number]

/** Which moves there are; the database allows no other one (db/functions/keep_payout.sql). */
export const NEXT_STATES: Readonly<Record<State, readonly State[]>> = {
  asked: ['sending', 'failed'],
  sending: ['processing', 'unknown', 'paid', 'failed'],
  /** Again `sending` only when the bank has said that it certainly never took it. */
  unknown: ['sending', 'processing', 'paid', 'failed'],
  processing: ['paid', 'failed'],
  paid: ['returned'],
  failed: [],
  returned: [],
}

/** The money of these is on `in payout`. */
export const ON_THE_WAY: readonly State[] = ['asked', 'sending', 'processing', 'unknown']

/** Why a transfer did not arrive, and what whoever waits for it can do. */
export const FAILURE_WORDS: Readonly<Record<TransferFailure, { why: string; todo: string }>> = {
  key_not_found: {
    why: 'Nenhum banco tem o seu CPF ou CNPJ como chave Pix.',
    todo: 'No aplicativo do seu banco, abra Pix, Minhas chaves, e registre o seu CPF ou CNPJ como chave. Depois peça o saque de novo.',
  },
  key_of_another: {
    why: 'A chave Pix com o seu documento está em nome de outra pessoa.',
    todo: 'Peça ao seu banco que confira a chave com o seu CPF ou CNPJ. Depois peça o saque de novo.',
  },
  account_closed: {
    why: 'A conta da sua chave Pix está encerrada ou bloqueada.',
    todo: 'Leve a chave com o seu CPF ou CNPJ para uma conta aberta. Depois peça o saque de novo.',
  },
  refused_by_bank: {
    why: 'O seu banco recusou a transferência.',
    todo: 'Confira com o seu banco se a conta recebe Pix. Depois peça o saque de novo.',
  },
  no_funds: {
    why: 'A transferência não saiu do nosso lado.',
    todo: 'A nossa equipe já foi avisada. Peça o saque de novo mais tarde; você não precisa mudar nada.',
  },
  cancelled: {
    why: 'A transferência foi cancelada antes de sair.',
    todo: 'Confira os seus dados de saque e peça de novo quando quiser.',
  },
}

/**
 * What a bank says of a transfer, as a move of ours; `contradiction`: both cannot be true, and a person looks at it.
 */
export type Decision = State | 'nothing' | 'contradiction'

/**
 * What the bank's news does to a payout: states only go on. Money that came back before we knew it was paid never left
 * our books, and so it failed.
 */
export function decideMove(state: State, told: 'processing' | 'paid' | 'failed' | 'returned'): Decision {
  if (state === 'paid') return told === 'returned' ? 'returned' : told === 'failed' ? 'contradiction' : 'nothing'
  if (state === 'failed') return told === 'failed' || told === 'returned' ? 'nothing' : 'contradiction'
  if (state === 'returned') return told === 'failed' ? 'contradiction' : 'nothing'
  // Not sent by us, and the bank knows it.
  if (state === 'asked') return 'contradiction'
  if (told === 'returned') return 'failed'
  return told === state ? 'nothing' : told
}

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** So long a process may be at one payout; then another one asks the bank what became of it. Milliseconds. */
export const LEASE_MS = 2 * MINUTE_MS
/** Whoever was held up so long between taking a payout and sending it leaves it to the next one. Milliseconds. */
export const SENDS_WITHIN_MS = 20 * SECOND_MS
/** An outcome that nobody knows for so long is a case for the team. Milliseconds. */
export const ALARM_AFTER_MS = HOUR_MS
/** What a bank has for so long without a word is one, too: a Pix takes seconds. Milliseconds. */
export const STUCK_AFTER_MS = 6 * HOUR_MS
/** What nobody of ours has approved at a bank for so long, where that is asked for, is one, too. Milliseconds. */
export const UNAPPROVED_AFTER_MS = DAY_MS
/** So far apart the same amount goes to the same key: banks refuse a twin for a quarter of an hour. Milliseconds. */
export const TWINS_APART_MS = 16 * MINUTE_MS
/** A day in milliseconds, of the limit on payouts that are asked for. */
export const ASKED_WITHIN_MS = DAY_MS

const WHILE_ON_THE_WAY_MS = [3, 5, 10, 20, 30, 60, 120, 300, 600, 1_800].map((seconds) => seconds * SECOND_MS)
/** A receiving bank may give a Pix back within ninety days. */
const AFTER_PAID_MS = [MINUTE_MS, 10 * MINUTE_MS, HOUR_MS, 6 * HOUR_MS, ...[1, 3, 7, 14, 30, 30].map((d) => d * DAY_MS)]

/** A bank that said it failed may pay it yet, and then the team has to know. */
const AFTER_FAILED_MS = [10 * MINUTE_MS, 6 * HOUR_MS, DAY_MS, 7 * DAY_MS]

/**
 * When the bank is asked again, after so many questions in this state: after seconds, at last every half hour. Paid:
 * ten times within ninety days, because money may come back; failed: four times in a week. Null: never again.
 */
export function nextAskAt(state: State, asks: number, now: Date): Date | null {
  if (state === 'returned') return null
  const pauses = state === 'paid' ? AFTER_PAID_MS : state === 'failed' ? AFTER_FAILED_MS : WHILE_ON_THE_WAY_MS
  const pause = pauses[asks] ?? (ON_THE_WAY.includes(state) ? pauses.at(-1) : undefined)
  return pause === undefined ? null : new Date(now.getTime() + pause)
}

export const WEEKDAYS = ['segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado', 'domingo'] as const

const msOf = (day: string) => Date.parse(`${day}T00:00:00Z`)
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** The day so many days after this one. Days as `aaaa-mm-dd`. */
export const daysAfter = (day: string, days: number) => dayOf(msOf(day) + days * DAY_MS)

/**
 * The day of the next weekly payout: the first such weekday (1: Monday … 7: Sunday) after today, and a week after the
 * last one at the least, so that changing the day brings no second payout in a week. Days as `aaaa-mm-dd`.
 */
export function nextRunOn(weekday: number, today: string, last: string | null): string {
  const from = Math.max(msOf(today) + DAY_MS, last ? msOf(last) + 7 * DAY_MS : 0)
  const ahead = (weekday - (new Date(from).getUTCDay() || 7) + 7) % 7
  return dayOf(from + ahead * DAY_MS)
}

/** Why this amount cannot be asked for, beside `available` centavos of which `debt` is owed; undefined: it can. */
export function amountFault(amount: Centavos, available: Centavos, debt: Centavos) {
  if (amount < LEAST) return 'too_small'
  if (amount <= available) return undefined
  return debt > 0n ? 'in_debt' : 'too_large'
}

/** The team transfers by hand until the end of the next business day. */
export const payByOf = (day: string) => businessDaysAfter(day, 1)

/** The last day on which somebody asked for a transfer by hand that is overdue today. Days as `aaaa-mm-dd`. */
export function overdueThrough(today: string): string {
  let day = dayOf(msOf(today) - DAY_MS)
  while (payByOf(day) >= today) day = dayOf(msOf(day) - DAY_MS)
  return day
}

/** The number by which people speak of a payout. */
export const protocolOf = (id: string) => caseNumber(id, 'Q')

/** The ids that a protocol may mean, from and to; undefined: it is none. With or without its last letter. */
export function idsOfProtocol(protocol: string): { from: string; to: string } | undefined {
  const [, first] = /^([0-9a-f]{8})(?:-q)?$/.exec(protocol.trim().toLowerCase()) ?? []
  if (!first) return undefined
  return { from: `${first}-0000-0000-0000-000000000000`, to: `${first}-ffff-ffff-ffff-ffffffffffff` }
}
