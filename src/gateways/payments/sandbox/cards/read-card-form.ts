import { findTestCard } from './test-cards.ts'

/** The checked form. `card` is the name of a test card; the number itself is not passed on. */
export type CardInput = { card: string; installments: number; keeps: boolean }
export type CardFaults = Partial<Record<'number' | 'name' | 'validity' | 'code' | 'installments', string>>

const LEAST_INSTALLMENT = 500n
/** Installments of at least R$ 5,00, at most twelve; the total stays the same. */
export const mostInstallments = (amount: bigint) => Math.max(1, Math.min(12, Number(amount / LEAST_INSTALLMENT)))

/** Reads the bank's card form, or returns a message per field. `amount` in centavos. */
export function readCardForm(
  form: URLSearchParams,
  amount: bigint,
  now: Date,
): { typed: CardInput } | { faults: CardFaults } {
  const given = (name: string) => (form.get(name) ?? '').trim()
  const card = findTestCard(given('number'))
  const installments = Number(given('installments') || '1')
  const faults: CardFaults = {
    ...(!card && { number: 'Use um dos números de teste da lista abaixo. Nunca digite aqui um cartão de verdade.' }),
    ...(given('name').length < 3 && { name: 'Escreva o nome como está no cartão.' }),
    ...(!isValidUntil(given('validity'), now) && {
      validity: 'Escreva mês e ano de uma validade que não passou, como 12/30.',
    }),
    ...(!/^\d{3,4}$/.test(given('code')) && { code: 'São os três números do verso do cartão.' }),
    ...(!(Number.isInteger(installments) && installments >= 1 && installments <= mostInstallments(amount)) && {
      installments: 'Escolha em quantas vezes pagar.',
    }),
  }
  return card && Object.keys(faults).length === 0
    ? { typed: { card, installments, keeps: form.get('keep') === 'on' } }
    : { faults }
}

/** A card is valid until the last day of its month. */
function isValidUntil(validity: string, now: Date): boolean {
  const [, month, year] = /^(0[1-9]|1[0-2])\s*\/?\s*(?:20)?(\d\d)$/.exec(validity) ?? []
  return month !== undefined && Date.UTC(2000 + Number(year), Number(month), 1) > now.getTime()
}
