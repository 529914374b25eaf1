import { KINDS } from '../kinds/kinds.rules.ts'
import type { Given } from '../kinds/purchase-kind.rules.ts'
import type { OrderKind } from '../rules.ts'

/** What an order gives, in sentences for the summary, the order page and the mail. */
export const benefitWords = ({ kind, ...given }: Given & { kind: OrderKind }) => KINDS[kind].benefits(given)

/** "Consulta de 20 minutos com Ana": what is bought, and with whom. */
export const titleWith = (kind: OrderKind, title: string, name: string | null | undefined) =>
  name ? `${title} ${KINDS[kind].preposition ?? 'com'} ${name}` : title

/** Beside every amount of what is paid again each month. */
export const PER_MONTH = 'por mês'

/** The right to cancel, in one sentence. */
export const CANCELLATION_WORDS =
  'Você pode desistir em até sete dias, sem dizer por quê. O que não usou volta por onde veio: para o banco ou para o saldo.'
