import { useRef, useState, type FormEvent } from 'react'
import { browserApi, wordsOf } from '#browser/api.ts'
import { Button } from '#browser/kit/button.tsx'
import { ErrorState } from '#browser/kit/error-state.tsx'
import { Field } from '#browser/kit/field.tsx'
import { Money } from '#browser/kit/money.tsx'
import { RadioCards } from '#browser/kit/radio-cards.tsx'
import { formatDuration } from '#shared/dates.ts'
import { formatBRL, portion, type Centavos } from '#shared/money.ts'
import { requestPayment } from '../contract.ts'
import { LEAST, MOST, mostInstallments, type Method } from '../rules.ts'
import { typedReais } from '#shared/typed-reais.ts'
import { BY_PIX, WayToPay, type Way } from './way-to-pay.tsx'

const SUGGESTED = [3_000n, 5_000n, 10_000n, 20_000n, 35_000n]
/** The price per minute with which the cards say what an amount buys. */
const EXAMPLE_PRICE: Centavos = 299n
const OTHER = 'other'

const choiceOf = (amount: Centavos = 5_000n) => (SUGGESTED.includes(amount) ? String(amount) : OTHER)

const cards = [
  ...SUGGESTED.map((amount) => ({
    value: String(amount),
    title: <Money amount={amount} />,
    text: formatDuration(Number(portion(amount, 60_000n, EXAMPLE_PRICE))),
  })),
  { value: OTHER, title: 'Outro valor', text: 'Você escolhe' },
]

const LEGEND = (
  <>
    <span className="mb-1 block font-display text-xl">Quanto você quer colocar?</span>
    <span className="font-normal text-quiet">Embaixo de cada valor, o tempo de conversa que ele paga a {formatBRL(EXAMPLE_PRICE)} por minuto.</span>
  </>
)

type Props = {
  /** What was meant before, when this is another try. */
  meant: { amount?: Centavos; method?: Method }
  /** Where on this site the page of a payment is. */
  pathOf: (paymentId: string) => string
  onRequested: (paymentId: string) => void
}

/** Chooses an amount and a way to pay, and asks for the payment. The intent keeps its id however often the button is pressed. */
export function PurchaseForm({ meant, pathOf, onRequested }: Props) {
  const [choice, setChoice] = useState(() => choiceOf(meant.amount))
  const [typed, setTyped] = useState(() => (meant.amount === undefined ? '' : formatBRL(meant.amount)))
  const [way, setWay] = useState<Way>({ ...BY_PIX, method: meant.method ?? 'pix' })
  const [fault, setFault] = useState<string>()
  const [trouble, setTrouble] = useState<string>()
  const [busy, setBusy] = useState(false)
  const intent = useRef<{ what: string; id: string }>(undefined)
  const box = useRef<HTMLInputElement>(null)
  const amount = choice === OTHER ? typedReais(typed) : BigInt(choice)

  const pay = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (amount === undefined || amount < LEAST || amount > MOST) {
      setFault('Confira o valor: reais e centavos, como 75,00, dentro dos limites.')
      return box.current?.focus()
    }
    const { method } = way
    const installments = Math.min(way.installments, mostInstallments(amount))
    const what = `${amount} ${method} ${installments}`
    if (intent.current?.what !== what) intent.current = { what, id: crypto.randomUUID() }
    setBusy(true)
    setTrouble(undefined)
    try {
      const { id } = intent.current
      await browserApi(requestPayment, { id, amountCents: amount, method, installments, returnPath: pathOf(id) })
      onRequested(id)
    } catch (error) {
      setTrouble(wordsOf(error, 'Não sabemos se o pedido chegou. Tente de novo: o mesmo pedido nunca é cobrado duas vezes.'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form onSubmit={pay} noValidate className="grid gap-6">
      <RadioCards
        legend={LEGEND}
        name="amount"
        cards={cards}
        value={choice}
        columns="grid-cols-2 md:grid-cols-3"
        onChange={(event) => setChoice(event.target.value)}
      />
      {choice === OTHER && (
        <Field
          ref={box}
          label="Valor em reais"
          inputMode="decimal"
          autoComplete="off"
          placeholder="75,00"
          hint={`De ${formatBRL(LEAST)} a ${formatBRL(MOST)}.`}
          className="max-w-60"
          value={typed}
          error={fault}
          onChange={(event) => {
            setTyped(event.target.value)
            setFault(undefined)
          }}
        />
      )}
      <WayToPay amount={amount} way={way} onChange={setWay} />
      {trouble && <ErrorState>{trouble}</ErrorState>}
      <div className="grid gap-2">
        <Button type="submit" size="lg" busy={busy} busyWords={way.method === 'pix' ? 'Gerando o Pix…' : 'Abrindo…'} className="sm:justify-self-start">
          {`Pagar${amount === undefined ? '' : ` ${formatBRL(amount)}`} com ${way.method === 'pix' ? 'Pix' : 'cartão'}`}
        </Button>
        <p className="text-quiet text-sm">
          {way.method === 'pix'
            ? 'Nada é cobrado agora: você confere e paga no aplicativo do seu banco.'
            : 'Nada é cobrado agora: você confere e digita o cartão na página segura do banco.'}
        </p>
      </div>
    </form>
  )
}
