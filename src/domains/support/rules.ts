import { refusals } from '#shared/refusal.ts'

export const refuse = refusals('support', {
  message_not_found: [404, 'Mensagem não encontrada.'],
  id_reused: [409, 'Esta mensagem já foi enviada com outro texto. Recarregue a página e envie de novo.'],
  already_asked: [409, 'O seu pedido para encerrar a conta já está com a equipe.'],
  no_request: [404, 'Esta mensagem não traz um pedido de encerramento em aberto.'],
  not_settled: [409, 'Esta conta ainda não pode ser encerrada.'],
  already_closed: [409, 'Esta mensagem já foi encerrada.'],
})

/** Subjects of messages, in the words of the form. */
export const SUBJECTS = {
  question: 'Uma dúvida',
  payment: 'Pagamento ou reembolso',
  account: 'Minha conta e meus dados',
  consultation: 'Uma consulta ou um consultor',
  call: 'O que aconteceu em uma chamada',
  press: 'Imprensa e parcerias',
  other: 'Outro assunto',
} as const

export type FormSubject = keyof typeof SUBJECTS

/** What the team sees: the subjects of the form, and requests that come from a page of their own. */
export const ALL_SUBJECTS = { ...SUBJECTS, closing: 'Encerrar a conta' } as const
export type Subject = keyof typeof ALL_SUBJECTS

/** The first line of a message about one consultation, by which the team finds it. */
export const aboutConsultation = (id: string) => `Consulta ${id}\n\n`
/** The consultation that a message begins with; undefined: it names none. */
export const consultationIn = (text: string) =>
  /^Consulta ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\b/i.exec(text)?.[1]

/** Length of a message in characters. */
export const LEAST_CHARACTERS = 10
export const MOST_CHARACTERS = 4_000

/** Messages from one network and from one address, per hour. */
export const MESSAGES_PER_NETWORK = { name: 'contact-network', most: 20, windowMs: 3_600_000 }
export const MESSAGES_PER_ADDRESS = { name: 'contact-address', most: 5, windowMs: 3_600_000 }

/** Business days until a person has answered. */
export const ANSWER_WITHIN_DAYS = 2

/**
 * The case number: year, six digits in order of arrival, and a check digit (modulo 11, 10 becomes 0) against typing
 * errors. `2026-000042-9`
 */
export function protocolOf(year: number, n: bigint): string {
  const digits = `${year}${String(n).padStart(6, '0')}`
  const rest = [...digits].reverse().reduce((sum, digit, at) => sum + Number(digit) * (2 + (at % 8)), 0) % 11
  return `${digits.slice(0, 4)}-${digits.slice(4)}-${rest < 2 ? 0 : 11 - rest}`
}

/** What stays after an account is closed, and why; on the page and in the mail. */
export const KEPT_WORDS =
  'Compras, lançamentos e recibos ficam guardados pelo prazo da lei, e as conversas, para o caso de alguém precisar provar o que foi dito: tudo sem o seu nome na conta. Os registros de acesso ficam seis meses. O restante é apagado.'

/** What becomes of the money of somebody in this role who closes the account; on the page and in the mail. */
export const moneyWordsOf = (role: string) =>
  role === 'consultor'
    ? 'Os seus ganhos continuam seus: a equipe acerta com você o que estiver livre ou a liberar.'
    : 'O saldo é seu: retire antes, pelo painel. Bônus e minutos terminam com a conta.'

/** Requests of one person to close the account, with their mails. */
export const CLOSING_REQUESTS_PER_PERSON = { name: 'closing-request', most: 3, windowMs: 86_400_000 }
