import { refusals } from '#shared/refusal.ts'

export const refuse = refusals('accounts', {
  correction_unchanged: [409, 'Isto já está assim na conta. Nada mudou.'],
  corrected_meanwhile: [409, 'Este dado mudou depois da proposta. Recuse esta e proponha de novo. Nada mudou.'],
  no_correction_waits: [409, 'Nenhum e-mail corrigido espera a confirmação. Nada mudou.'],
  email_in_use: [409, 'Este e-mail já é de outra conta. Nada mudou.'],
})

/** What of a person only two of the team correct. */
export const CORRECTED_FIELDS = ['email', 'phone', 'taxId'] as const
export type CorrectedField = (typeof CORRECTED_FIELDS)[number]

/** An address for eyes that need not know it: its owner knows it again, and nobody writes to it. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const name = email.slice(0, at)
  const [first, last] = name.length > 4 ? [name.slice(0, 2), name.slice(-1)] : [name.slice(0, 1), '']
  return `${first}•••${last}${email.slice(at)}`
}

/** A phone (E.164) in the same way: country and area, and the last two digits. Empty: none. */
export const maskedPhone = (phone: string) => phone.replace(/^(\+.{4})(.*)(..)$/, '$1•••$3')
