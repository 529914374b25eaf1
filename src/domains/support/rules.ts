import { refusals } from '#shared/refusal.ts'

export const refuse = refusals('support', {
  message_not_found: [404, 'Mensagem não encontrada.'],
  id_reused: [409, 'Esta mensagem já foi enviada com outro texto. Recarregue a página e envie de novo.'],
  already_closed: [409, 'Esta mensagem já foi encerrada por outra pessoa da equipe.'],
})

/** Subjects of messages, in the words of the form. */
export const SUBJECTS = {
  question: 'Uma dúvida',
  payment: 'Pagamento ou reembolso',
  account: 'Minha conta e meus dados',
  consultation: 'Uma consulta ou um consultor',
  press: 'Imprensa e parcerias',
  other: 'Outro assunto',
} as const
export type Subject = keyof typeof SUBJECTS

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
