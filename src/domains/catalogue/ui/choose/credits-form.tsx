import { type FormEvent, useRef, useState } from 'react'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Field } from '#browser/kit/forms/field.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { RadioCards } from '#browser/kit/forms/radio-cards.tsx'
import { parseReais } from '#shared/parse-reais.ts'
import { formatBRL, type Centavos } from '#shared/money.ts'
import { spokenDuration } from '#shared/spoken-duration.ts'
import { lastingMsFor } from '#shared/whole-seconds.ts'
import type { Item } from '../../contract.ts'
import { LEAST_CREDITS, MOST_CREDITS } from '../../orders/rules.ts'
import type { Choice } from './choice-address.ts'
import { usePlaceOrder } from './use-place-order.ts'

/** The price per minute used to show how many minutes an amount buys when nobody is chosen. */
const EXAMPLE_PRICE: Centavos = 299n
const OTHER = 'other'
const MISSING = 'missing'
const timeFor = (amount: Centavos, price: Centavos) => spokenDuration(lastingMsFor(amount, price))

const cardOf = ({ slug, priceCents, bonusCents }: Item, price: Centavos) => ({
  value: slug,
  title: <Money amount={priceCents!} />,
  text: (
    <>
      {timeFor(priceCents! + bonusCents, price)}
      {bonusCents > 0n && (
        <span className="mt-1 block font-semibold text-metal-ink">com {formatBRL(bonusCents)} de bônus</span>
      )}
    </>
  ),
})

type Props = {
  packs: readonly Item[]
  /** The person for whom credit is added, at whose price time is shown. */
  consultant: { name: string; pricePerMinuteCents: Centavos } | undefined
  /** What is missing for a request to them, in centavos. */
  missing: Centavos | undefined
}

/** Chooses a pack of credit or an own amount, and leads to the summary. A missing sum is chosen already. */
export function CreditsForm({ packs, consultant, missing }: Props) {
  const price = consultant?.pricePerMinuteCents ?? EXAMPLE_PRICE
  const [slug, setSlug] = useState(missing === undefined ? (packs[1]?.slug ?? OTHER) : MISSING)
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string>()
  const box = useRef<HTMLInputElement>(null)
  const { order, isBusy, trouble } = usePlaceOrder()
  const pack = packs.find((one) => one.slug === slug)
  const amount = pack ? pack.priceCents! : slug === MISSING ? missing : parseReais(typed)

  const goOn = (event: FormEvent) => {
    event.preventDefault()
    if (amount === undefined || amount < LEAST_CREDITS || amount > MOST_CREDITS) {
      setFault('Confira o valor: reais e centavos, como 75,00, dentro dos limites.')
      return box.current?.focus()
    }
    const choice: Choice = pack ? { item: pack.slug, version: pack.version } : { amountCents: amount }
    order(choice)
  }

  return (
    <form onSubmit={goOn} noValidate className="grid gap-6">
      <RadioCards
        legend={
          <>
            <span className="mb-1 block font-display text-xl">Quanto você quer colocar?</span>
            <span className="font-normal text-quiet">
              Embaixo de cada valor, o tempo de conversa que ele paga {consultant && `com ${consultant.name}, `}a{' '}
              {formatBRL(price)} por minuto.
            </span>
          </>
        }
        name="amount"
        cards={[
          ...(missing === undefined
            ? []
            : [
                {
                  value: MISSING,
                  title: <Money amount={missing} />,
                  text: (
                    <>
                      {timeFor(missing, price)}
                      <span className="mt-1 block font-semibold text-ink">o que falta agora</span>
                    </>
                  ),
                },
              ]),
          ...packs.map((one) => cardOf(one, price)),
          { value: OTHER, title: 'Outro valor', text: 'Você escolhe, sem bônus' },
        ]}
        value={slug}
        columns="pairs md:grid-cols-3"
        onChange={(event) => setSlug(event.target.value)}
      />
      {slug === OTHER && (
        <Field
          ref={box}
          label="Valor em reais"
          inputMode="decimal"
          autoComplete="off"
          placeholder="75,00"
          hint={`De ${formatBRL(LEAST_CREDITS)} a ${formatBRL(MOST_CREDITS)}.`}
          className="max-w-60"
          value={typed}
          error={fault}
          onChange={(event) => {
            setTyped(event.target.value)
            setFault(undefined)
          }}
        />
      )}
      {trouble && <ErrorState>{trouble}</ErrorState>}
      <div className="grid gap-2">
        <Button
          type="submit"
          size="lg"
          busy={isBusy}
          busyWords="Preparando o pedido…"
          className="sm:justify-self-start"
        >
          {amount === undefined ? 'Continuar' : `Continuar com ${formatBRL(amount)}`}
        </Button>
        <p className="text-quiet text-sm">
          Nada é cobrado agora: na próxima página você confere tudo e escolhe Pix ou cartão.
        </p>
      </div>
    </form>
  )
}
