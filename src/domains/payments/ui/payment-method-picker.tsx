import { PausedNotice } from '#browser/kit/feedback/paused-notice.tsx'
import { RadioCards } from '#browser/kit/forms/radio-cards.tsx'
import { Select } from '#browser/kit/forms/select.tsx'
import { installmentsInWords, type Centavos } from '#shared/money.ts'
import { maxInstallments, type PaymentMethod } from '../rules.ts'

export type PaymentChoice = { method: PaymentMethod; installments: number }

const CARDS = [
  { value: 'pix', title: 'Pix', text: 'Na hora, pelo aplicativo do seu banco.' },
  { value: 'card', title: 'Cartão', text: 'De crédito, à vista ou em parcelas sem juros.' },
] as const

type Props = {
  amount: Centavos
  way: PaymentChoice
  onChange: (way: PaymentChoice) => void
  /** Most instalments, when fewer than the amount allows. */
  mostParts?: number
  cardText?: string
}

/** Pix or card, and the number of instalments; the total is the same. */
export const PaymentMethodPicker = ({
  amount,
  way,
  onChange,
  mostParts = maxInstallments(amount),
  cardText,
}: Props) => (
  <div className="grid gap-4">
    <PausedNotice what="payments" />
    <RadioCards
      legend={<span className="block font-display text-lg sm:text-xl">Como você quer pagar?</span>}
      name="method"
      columns="pairs"
      // On a phone the two stand side by side, with the button in view.
      cards={CARDS.map(({ value, title, text }) => ({
        value,
        title,
        text: <span className="max-sm:hidden">{value === 'card' && cardText ? cardText : text}</span>,
      }))}
      value={way.method}
      onChange={(event) => onChange({ method: event.target.value as PaymentMethod, installments: 1 })}
    />
    {way.method === 'card' && cardText && <p className="text-quiet text-sm sm:hidden">{cardText}</p>}
    {way.method === 'card' && mostParts > 1 && (
      <Select
        label="Em quantas vezes"
        hint="O total não muda. Quando a divisão não é exata, o banco do cartão acerta os centavos em uma parcela."
        className="max-w-80"
        value={Math.min(way.installments, mostParts)}
        onChange={(event) => onChange({ method: 'card', installments: Number(event.target.value) })}
      >
        {Array.from({ length: mostParts }, (_, i) => (
          <option key={i} value={i + 1}>
            {installmentsInWords(amount, i + 1)}
          </option>
        ))}
      </Select>
    )}
  </div>
)
