import { refusals } from '#shared/refusal.ts'

export const refuse = refusals('consultants', {
  tax_id_after_email: [
    409,
    'O e-mail da conta mudou há menos de 72 horas. Por segurança, o CPF ou CNPJ só pode ser trocado depois disso.',
  ],
  no_tax_id: [
    409,
    'Só quem atende tem um CPF ou CNPJ na conta. Quem ainda é candidato corrige o próprio na candidatura. Nada mudou.',
  ],
  tax_id_link_invalid: [404, 'Este link não vale mais. Se você não trocou o documento, fale com a nossa equipe agora.'],
})

const HOUR_MS = 3_600_000

/** So long a change can be taken back by its mailed link, and the former document is nobody else's. Milliseconds. */
export const STOPPABLE_FOR_MS = 30 * 24 * HOUR_MS
/** How often one consultant may change the document. */
export const CHANGES_PER_PERSON = { name: 'tax-id-changes', most: 3, windowMs: 24 * HOUR_MS }
/** How often one consultant is told that somebody else has a CPF or CNPJ. */
export const TAKEN_TAX_IDS = { name: 'tax-id-taken', most: 5, windowMs: HOUR_MS }
/** Tries to use a link, right or wrong, from one network. */
export const STOPS_PER_NETWORK = { name: 'tax-id-stops', most: 30, windowMs: HOUR_MS / 4 }

/** The page that the mailed link opens, also for somebody who is not signed in on this device. */
export const stopPath = (token: string) => `/forgot-password?documento=${token}` as const
