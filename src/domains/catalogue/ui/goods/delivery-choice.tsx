import { useState } from 'react'
import { errorMessage } from '#browser/api.ts'
import { company } from '#browser/company.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { RadioCards } from '#browser/kit/forms/radio-cards.tsx'
import { AddressForm } from '#domains/shop/ui/addresses/address-form.tsx'
import { AddressLines } from '#domains/shop/ui/addresses/address-lines.tsx'
import { type Address, useAddresses } from '#domains/shop/ui/addresses/use-addresses.ts'
import { addressOf } from '#shared/company.ts'

/** Where the goods go: to one of the person's own addresses, or nowhere, because they are fetched. */
export type Delivery = { address: Address } | 'pickup' | undefined

const PICKUP = 'retirar'

type Props = { delivery: Delivery; onChange: (delivery: Delivery) => void }

/** Chooses where the goods go; a new address is kept and chosen. */
export function DeliveryChoice({ delivery, onChange }: Props) {
  const { addresses, isFull, error, refetch, onChanged } = useAddresses()
  const [isWriting, setWriting] = useState(false)
  if (error && !addresses) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  if (!addresses) return <Skeleton className="h-40 w-full" />
  const choose = (value: string) => {
    const address = addresses.find(({ id }) => id === value)
    onChange(value === PICKUP ? 'pickup' : address && { address })
  }
  const onSaved = (id: string, saved: Address[]) => {
    onChanged(saved)
    setWriting(false)
    const address = saved.find((one) => one.id === id)
    if (address) onChange({ address })
  }
  return (
    <div className="grid gap-4">
      <RadioCards
        legend="Para onde vai?"
        name="entrega"
        columns=""
        value={delivery === 'pickup' ? PICKUP : (delivery?.address.id ?? '')}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        cards={[
          ...addresses.map((address) => ({ value: address.id, title: <AddressLines address={address} /> })),
          { value: PICKUP, title: 'Retirar pessoalmente, sem frete', text: addressOf(company()).join(', ') },
        ]}
      />
      {isWriting || addresses.length === 0 ? (
        <section aria-label="Novo endereço" className="rounded-md border border-line p-4">
          <AddressForm onSaved={onSaved}>
            {addresses.length > 0 && (
              <Button variant="quiet" onClick={() => setWriting(false)}>
                Voltar
              </Button>
            )}
          </AddressForm>
        </section>
      ) : !isFull ? (
        <Button variant="secondary" size="sm" className="justify-self-start" onClick={() => setWriting(true)}>
          Outro endereço
        </Button>
      ) : (
        <p className="text-quiet text-sm">
          São no máximo dez endereços. Apague um{' '}
          <a href="/client-dashboard?secao=conta#enderecos" className="prose-link">
            na sua conta
          </a>{' '}
          para guardar outro.
        </p>
      )}
    </div>
  )
}
