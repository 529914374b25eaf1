import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { ConfirmButton } from '#browser/kit/overlays/confirm-button.tsx'
import { removeAddress } from '../../addresses/contract.ts'
import { AddressForm } from './address-form.tsx'
import { AddressLines } from './address-lines.tsx'
import { type Address, useAddresses } from './use-addresses.ts'

/** The kept addresses of whoever is signed in: read, changed, added, removed. */
export function MyAddresses() {
  const { addresses, isFull, error, refetch, onChanged } = useAddresses()
  const [open, setOpen] = useState<string>()
  if (error && !addresses) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  if (!addresses) return <Skeleton className="h-40 w-full" />
  const onSaved = (_: string, saved: Address[]) => {
    onChanged(saved)
    setOpen(undefined)
    toast({ title: 'Endereço guardado' })
  }
  const close = (
    <Button variant="quiet" onClick={() => setOpen(undefined)}>
      Voltar
    </Button>
  )
  return (
    <div className="grid gap-6">
      {addresses.length > 0 && (
        <ul className="grid gap-5">
          {addresses.map((address) => (
            <li key={address.id} className="rounded-md border border-line p-4">
              {open === address.id ? (
                <AddressForm address={address} onSaved={onSaved}>
                  {close}
                </AddressForm>
              ) : (
                <div className="grid gap-3">
                  <AddressLines address={address} />
                  <div className="flex flex-wrap gap-3">
                    <Button size="sm" variant="secondary" onClick={() => setOpen(address.id)}>
                      Mudar
                    </Button>
                    <Remove address={address} onRemoved={onChanged} />
                  </div>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      {open === 'new' ? (
        <AddressForm onSaved={onSaved}>{close}</AddressForm>
      ) : isFull ? (
        <p className="text-quiet text-sm">São no máximo dez endereços. Apague um para guardar outro.</p>
      ) : (
        <Button variant="secondary" className="justify-self-start" onClick={() => setOpen('new')}>
          Novo endereço
        </Button>
      )}
    </div>
  )
}

function Remove({ address, onRemoved }: { address: Address; onRemoved: (addresses: Address[]) => void }) {
  const remove = useMutation({
    mutationFn: () => browserApi(removeAddress, { id: address.id }),
    onSuccess: ({ addresses }) => onRemoved(addresses),
    onError: (error) =>
      void toast({ title: 'Não foi apagado', description: errorMessage(error), variant: 'destructive' }),
  })
  return (
    <ConfirmButton
      size="sm"
      variant="quiet"
      words="Apagar"
      title="Apagar este endereço?"
      yes="Apagar"
      busy={remove.isPending}
      busyWords="Apagando…"
      onYes={() => remove.mutate()}
    >
      <AddressLines address={address} />
      <p className="text-sm">Pedidos que já foram feitos continuam indo para onde iam.</p>
    </ConfirmButton>
  )
}
