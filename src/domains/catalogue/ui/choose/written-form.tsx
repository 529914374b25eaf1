import { type FormEvent, useState } from 'react'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { RadioCards } from '#browser/kit/forms/radio-cards.tsx'
import { formatBRL } from '#shared/money.ts'
import type { Item } from '../../contract.ts'
import { usePlaceOrder } from './use-place-order.ts'

type Props = { items: readonly Item[]; consultant: { id: string; name: string } }

/** Written questions to one consultant, with their prices and hours; leads to the summary. */
export function WrittenForm({ items, consultant: { id, name } }: Props) {
  const [slug, setSlug] = useState(items[0]?.slug)
  const { order, isBusy, trouble } = usePlaceOrder()
  const item = items.find((one) => one.slug === slug)
  if (!item) return null
  const goOn = (event: FormEvent) => {
    event.preventDefault()
    order({ item: item.slug, version: item.version, consultantId: id })
  }
  return (
    <form onSubmit={goOn} noValidate className="grid gap-6">
      <RadioCards
        legend={<span className="mb-1 block font-display text-xl">O que você quer receber?</span>}
        name="written"
        cards={items.map((one) => ({
          value: one.slug,
          title: one.title,
          text: (
            <>
              <Money amount={one.priceCents!} className="font-semibold text-ink" />, resposta em até {one.answerHours}{' '}
              horas
            </>
          ),
        }))}
        value={item.slug}
        onChange={(event) => setSlug(event.target.value)}
      />
      <ol className="grid list-decimal gap-2 pl-5 marker:text-metal">
        <li>Você confere o resumo e paga. O valor fica guardado até a resposta.</li>
        <li>Escreve a pergunta com calma. O rascunho fica guardado, e o prazo só começa quando você enviar.</li>
        <li>
          {name} responde por escrito, e só então o valor guardado é cobrado. Sem resposta no prazo, ele volta inteiro,
          sozinho.
        </li>
      </ol>
      {trouble && <ErrorState>{trouble}</ErrorState>}
      <Button type="submit" size="lg" busy={isBusy} busyWords="Preparando o pedido…" className="sm:justify-self-start">
        Continuar com {formatBRL(item.priceCents!)}
      </Button>
    </form>
  )
}
