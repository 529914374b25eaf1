import { endOfDayLater } from '#shared/calendar.ts'
import { businessDaysAfter } from '#shared/business-days.ts'
import { dayInSaoPaulo } from '#shared/dates.ts'
import { refusals } from '#shared/refusal.ts'

/** All refusals about parcels. Those of returns stand beside them. */
export const refuse = refusals('shipments', {
  order_not_found: [404, 'Não encontramos este pedido da loja.'],
  parcel_not_found: [404, 'Não encontramos este pacote.'],
  nothing_to_pack: [409, 'Deste pedido não há mais nada a embalar.'],
  more_than_bought: [409, 'O pedido não tem tantas unidades a embalar. Recarregue para ver o que falta.'],
  not_to_be_packed: [409, 'Este pedido está contestado no banco: não embale nem poste nada dele até a decisão.'],
  id_reused: [409, 'Este pacote já foi registrado com outro conteúdo. Recarregue a página.'],
  not_possible_now: [409, 'Este pacote já mudou de situação. Recarregue para ver a de agora.'],
  cancelling: [409, 'O cliente desistiu deste pacote: não poste. Confirme que ele ficou aqui.'],
  code_invalid: [400, 'O código de rastreio tem de 8 a 40 letras e números, sem espaços nem sinais.'],
  code_of_another: [409, 'Este código de rastreio já é de outro pacote.'],
  invoice_invalid: [400, 'A chave tem 44 caracteres e confere com o último. Copie de novo da NF-e ou da DC-e.'],
  invoice_of_another: [409, 'Esta chave já é de outro pacote.'],
  missing_too_late: [409, 'Já passaram 45 dias da postagem. Fale com a gente: uma pessoa vai ver o que houve.'],
  period_invalid: [400, 'Escolha dois dias, o primeiro antes do segundo, no máximo um ano.'],
  no_carrier: [409, 'Nenhuma transportadora está configurada: compre a etiqueta onde você costuma e cole o código.'],
  carrier_silent: [503, 'A transportadora não respondeu. Tente de novo em um minuto: nada é pago duas vezes.'],
  carrier_refused: [409, 'A transportadora recusou a etiqueta.'],
})

export const PARCEL_STATES = ['packed', 'posted', 'missing', 'delivered', 'lost', 'damaged', 'cancelled'] as const
export type ParcelState = (typeof PARCEL_STATES)[number]

/**
 * Allowed moves. `missing`: the client says that it did not come, and the team looks for it. What was handed over in
 * person goes from `packed` to `delivered`.
 */
export const NEXT_STATES: Record<ParcelState, readonly ParcelState[]> = {
  packed: ['posted', 'delivered', 'cancelled'],
  posted: ['delivered', 'missing', 'lost', 'damaged'],
  missing: ['delivered', 'lost', 'damaged'],
  delivered: ['missing', 'damaged'],
  lost: [],
  damaged: [],
  cancelled: [],
}
export const canMove = (from: ParcelState, to: ParcelState) => NEXT_STATES[from].includes(to)

/** Who said that it arrived: the team, the client, the carrier, or nobody for fifteen days. */
export const DELIVERED_BY = ['team', 'client', 'carrier', 'time'] as const
export type DeliveredBy = (typeof DELIVERED_BY)[number]

/** What becomes of a parcel that never comes, or comes broken: its money back, or the same things once more. */
export const REMEDIES = ['refund', 'resend'] as const
export type Remedy = (typeof REMEDIES)[number]

/** Pieces of one line of an order. */
export type LinePieces = { n: number; quantity: number }

/** The number of an order as people read it, and as the team pastes it. */
export const orderNumber = (orderId: string) => orderId.slice(0, 8).toUpperCase()
/** What the barcode of an order says: enough of its id that no two are alike, and short enough for a label. */
export const orderBarcode = (orderId: string) => orderId.replaceAll('-', '').slice(0, 12).toUpperCase()

/** When a posted parcel of which nobody says anything counts as delivered: the end of the fifteenth day. */
export const deliveredByItselfAt = (postedAt: Date) => endOfDayLater(postedAt, 15)
/** Until when the client may say that it did not come: the end of the 45th day after posting. */
export const missingUntil = (postedAt: Date) => endOfDayLater(postedAt, 45)

/** CDC art. 49: until the end of the seventh day after it was delivered. */
export const returnableUntil = (deliveredAt: Date) => endOfDayLater(deliveredAt, 7)

/**
 * A packed parcel that the client gives up is in somebody's hands: it is cancelled at the end of the next working day,
 * unless it was posted.
 */
export function cancelledByItselfAt(askedAt: Date): Date {
  const nextWorkingDay = businessDaysAfter(dayInSaoPaulo(askedAt), 1)
  return endOfDayLater(new Date(`${nextWorkingDay}T12:00:00-03:00`), 0)
}

export const MOST_PARCELS_AT_ONCE = 50
export const MOST_NOTE = 300

type Bought = { n: number; quantity: number; packed: number; cancelled: number }

/** Of each line of an order, what is neither in a parcel nor given back; lines without anything left out. */
export const leftToPack = (lines: readonly Bought[]): LinePieces[] =>
  lines
    .map(({ n, quantity, packed, cancelled }) => ({ n, quantity: quantity - packed - cancelled }))
    .filter(({ quantity }) => quantity > 0)

/** Whether these pieces, each line once, are all among those. */
export const isWithin = (asked: readonly LinePieces[], left: readonly LinePieces[]) =>
  asked.length > 0 &&
  new Set(asked.map(({ n }) => n)).size === asked.length &&
  asked.every(({ n, quantity }) => quantity > 0 && quantity <= (left.find((one) => one.n === n)?.quantity ?? 0))
