import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Card } from '#browser/kit/display/card.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Field } from '#browser/kit/forms/field.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { formatDayAndTime } from '#shared/dates.ts'
import { formatBRL } from '#shared/money.ts'
import { commissionOf } from '#shared/commission.ts'
import { getMyProfile, type OwnProfile } from '../../profile-changes/contract.ts'
import { PRICE_FLOOR, priceRange } from '../../rules.ts'
import { setPrice, getMyApplicationStatus } from '../../application-status/contract.ts'

type Props = {
  /** The price in force, in centavos. */
  current: bigint
  next: OwnProfile['nextPrice']
  /** What the platform keeps of a chat, in hundredths of a percent. */
  commissionBps: number
  /** Tells the page what is typed, for its preview; undefined: nothing that is a price. */
  onTyped: (price: bigint | undefined) => void
}

/** Changes the price of a minute of chat: the present price, the allowed range, what it earns, and when it counts. */
export function PriceForm({ current, next, commissionBps, onTyped }: Props) {
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string>()
  const client = useQueryClient()
  // No person asks so little.
  const range = priceRange(current < PRICE_FLOOR)
  const type = (text: string) => {
    setTyped(text)
    setFault(undefined)
    onTyped(allowedPrice(text, range))
  }
  const wanted = allowedPrice(typed, range)
  const change = useMutation({
    mutationFn: (pricePerMinuteCents: bigint) => browserApi(setPrice, { pricePerMinuteCents }),
    onSuccess: () => {
      type('')
      return Promise.all(
        [getMyApplicationStatus, getMyProfile].map(({ path }) => client.invalidateQueries({ queryKey: [path] })),
      )
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const price = typedPrice(typed)
    setFault(price === undefined ? 'Informe um preço em reais, como 3,49.' : undefined)
    if (price === undefined) change.reset()
    else change.mutate(price)
  }
  return (
    <Card as="section" aria-labelledby="preco" className="grid gap-5">
      <h2 id="preco" className="text-xl">
        Preço por minuto
      </h2>
      <p>
        Hoje, um minuto de chat custa <Money amount={current} className="font-semibold" />, e você ganha{' '}
        <Money amount={earned(current, commissionBps)} className="font-semibold" />.
        {next && (
          <>
            {' '}
            A partir de {formatDayAndTime(next.validFrom)}, custa{' '}
            <Money amount={next.pricePerMinuteCents} className="font-semibold" />.
          </>
        )}
      </p>
      <ul className="measure grid list-disc gap-1 pl-5 text-quiet text-sm">
        <li>
          O preço fica entre {formatBRL(range.floor)} e {formatBRL(range.ceiling)}.
        </li>
        <li>Baixar vale na hora. Subir vale a partir do dia seguinte, à meia-noite de Brasília.</li>
        <li>Em 30 dias, o preço sobe no máximo 20% sobre o menor que você teve nesse tempo.</li>
        <li>Quem já está em consulta paga até o fim o preço que viu ao pedir.</li>
      </ul>
      <form onSubmit={submit} noValidate className="grid gap-4 sm:max-w-xs">
        <Field
          label="Novo preço, em reais"
          inputMode="decimal"
          placeholder="3,49"
          value={typed}
          error={fault}
          onChange={(event) => type(event.target.value)}
          hint={
            wanted !== undefined && (
              <>
                Por minuto de chat, você ganha <Money amount={earned(wanted, commissionBps)} />.
              </>
            )
          }
        />
        <Button type="submit" busy={change.isPending} busyWords="Salvando…">
          Mudar o preço
        </Button>
      </form>
      {change.isError && <ErrorState>{errorMessage(change.error)}</ErrorState>}
      <div role="status" className="empty:hidden">
        {change.data && (
          <Notice tone="good" title={`Preço de ${formatBRL(change.data.pricePerMinuteCents)} guardado`}>
            Vale a partir de {formatDayAndTime(change.data.validFrom)}.
          </Notice>
        )}
      </div>
    </Card>
  )
}

const earned = (price: bigint, commissionBps: number) => price - commissionOf(price, commissionBps)

/** What is typed, when a price may be so; it may still rise too steeply. */
function allowedPrice(text: string, { floor, ceiling }: ReturnType<typeof priceRange>): bigint | undefined {
  const price = typedPrice(text)
  return price !== undefined && price >= floor && price <= ceiling ? price : undefined
}

/** Centavos from a typed amount in reais: `3,49`, `3.5` or `R$ 3`. Undefined when it is not a price. */
export function typedPrice(text: string): bigint | undefined {
  const [, reais, cents = ''] = /^(?:R\$)?\s*(\d{1,4})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? []
  return reais === undefined ? undefined : BigInt(reais) * 100n + BigInt(cents.padEnd(2, '0'))
}
