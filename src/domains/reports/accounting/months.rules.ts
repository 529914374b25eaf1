import { refusals } from '#shared/refusal.ts'

export const refuse = refusals('accounting', {
  invalid_month: [400, 'Este mês não existe. Escolha um da lista.'],
  invalid_instant: [400, 'Confira o dia e a hora.'],
  month_not_over: [409, 'Este mês ainda não terminou em São Paulo. Um mês se fecha depois do seu último dia.'],
  not_in_order: [409, 'Os meses se fecham em ordem, sem pular nenhum. Feche antes o mês aberto mais antigo.'],
  ledger_busy: [409, 'Um lançamento está sendo gravado agora. Tente de novo em alguns segundos.'],
  nothing_to_close: [409, 'Este mês é de antes do primeiro lançamento do livro-caixa.'],
  month_open: [409, 'Este mês ainda não foi fechado.'],
  file_not_found: [404, 'Este arquivo não existe.'],
})

/** A month of São Paulo, as `aaaa-mm`. */
export type Month = string

/** Whether this is a month from 2000 to 2199, written as `aaaa-mm`. */
export const isMonth = (text: string): text is Month => /^2[01]\d\d-(0[1-9]|1[0-2])$/.test(text)

/** The month so many months later; below zero: earlier. */
export function monthAfter(month: Month, many = 1): Month {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + many
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`
}

/** Every month from one to another, both included; none when the last is before the first. */
export function monthsBetween(first: Month, last: Month): Month[] {
  const months: Month[] = []
  for (let month = first; month <= last; month = monthAfter(month)) months.push(month)
  return months
}

/** The only month that may be closed next: the one after the last closed one, or the first of the ledger. */
export const nextToClose = (lastClosed: Month | null, first: Month | null): Month | null =>
  lastClosed === null ? first : monthAfter(lastClosed)

/** Why a month may not be closed now; undefined: it may. `current`: the month that it is in São Paulo. */
export function whyNotClosable(
  month: Month,
  { next, current }: { next: Month | null; current: Month },
): 'month_not_over' | 'nothing_to_close' | 'not_in_order' | undefined {
  if (month >= current) return 'month_not_over'
  if (next === null || month < next) return 'nothing_to_close'
  return month === next ? undefined : 'not_in_order'
}

const NAMES = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
]

/** "outubro de 2026". */
export const monthWords = (month: Month) => `${NAMES[Number(month.slice(5)) - 1]} de ${month.slice(0, 4)}`
