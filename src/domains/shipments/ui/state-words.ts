import type { BadgeTone } from '#browser/kit/display/badge.tsx'
import type { ReturnState } from '../returns/rules.ts'
import type { ParcelState } from '../parcels/rules.ts'

type Words = { words: string; tone: BadgeTone }

/** The state of a parcel, in a word. */
export const PARCEL_STATE_WORDS: Readonly<Record<ParcelState, Words>> = {
  packed: { words: 'Embalado', tone: 'metal' },
  posted: { words: 'A caminho', tone: 'accent' },
  missing: { words: 'Procurando', tone: 'warn' },
  delivered: { words: 'Entregue', tone: 'good' },
  lost: { words: 'Não chegou', tone: 'bad' },
  damaged: { words: 'Chegou com defeito', tone: 'bad' },
  cancelled: { words: 'Cancelado', tone: 'plain' },
}

/** The state of a return, in a word. */
export const RETURN_STATE_WORDS: Readonly<Record<ReturnState, Words>> = {
  requested: { words: 'Falta postar', tone: 'metal' },
  on_its_way: { words: 'Voltando', tone: 'accent' },
  received: { words: 'Chegou aqui', tone: 'good' },
  refunded: { words: 'Valor devolvido', tone: 'good' },
  closed: { words: 'Encerrada', tone: 'plain' },
}

/** Why something comes back. */
export { REASONS as RETURN_REASONS } from '../returns/rules.ts'
