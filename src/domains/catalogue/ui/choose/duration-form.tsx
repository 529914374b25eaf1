import { type FormEvent, useState } from 'react'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { RadioCards } from '#browser/kit/forms/radio-cards.tsx'
import type { Channel } from '#domains/consultants/rules.ts'
import { type Centavos, formatBRL } from '#shared/money.ts'
import type { Item } from '../../contract.ts'
import type { Choice } from './choice-address.ts'
import { usePlaceOrder } from './use-place-order.ts'

type Props = {
  items: readonly Item[]
  consultant: { id: string }
  channel: Channel
  pricePerMinute: Centavos
}

/** Lengths of a single consultation with their full prices; leads to the summary. */
export function DurationForm({ items, consultant: { id }, channel, pricePerMinute }: Props) {
  const [slug, setSlug] = useState(items[1]?.slug ?? items[0]?.slug)
  const { order, isBusy, trouble } = usePlaceOrder()
  const item = items.find((one) => one.slug === slug)
  if (!item) return null
  const totalOf = ({ minutes }: Item) => pricePerMinute * BigInt(minutes!)
  const goOn = (event: FormEvent) => {
    event.preventDefault()
    const choice: Choice = { item: item.slug, version: item.version, consultantId: id, channel }
    order(choice)
  }
  return (
    <form onSubmit={goOn} noValidate className="grid gap-6">
      <RadioCards
        legend={<span className="mb-1 block font-display text-xl">Por quanto tempo?</span>}
        name="length"
        cards={items.map((one) => ({
          value: one.slug,
          title: `${one.minutes} minutos`,
          text: <Money amount={totalOf(one)} />,
        }))}
        value={item.slug}
        columns="pairs sm:grid-cols-3"
        onChange={(event) => setSlug(event.target.value)}
      />
      {trouble && <ErrorState>{trouble}</ErrorState>}
      <div className="grid gap-2">
        <Button
          type="submit"
          size="lg"
          busy={isBusy}
          busyWords="Preparando o pedido…"
          className="sm:justify-self-start"
        >
          Continuar com {formatBRL(totalOf(item))}
        </Button>
        <p className="measure text-quiet text-sm">
          Você confere tudo antes de pagar. O tempo só corre com os dois na conversa. O que você não usar volta como
          crédito.
        </p>
      </div>
    </form>
  )
}
