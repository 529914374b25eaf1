import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { EmailField } from '#browser/kit/forms/email-field.tsx'
import { apiQuery } from '#browser/query.ts'
import { askForShopOpening, countSubscribers } from '../contract.ts'
import { EMPTY_EMAIL } from '../rules.ts'

/** Says that selling opens soon, and takes an address for one mail on that day. */
export function ShopOpening({ className }: { className?: string }) {
  const box = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<string>()
  const ask = useMutation({ mutationFn: (email: string) => browserApi(askForShopOpening, { email }) })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const email = box.current?.value.trim() ?? ''
    setFault(email ? undefined : EMPTY_EMAIL)
    if (email) ask.mutate(email)
    else box.current?.focus()
  }
  return (
    <section
      aria-label="Abertura da loja"
      className={`@container rounded-lg border border-metal bg-metal-wash p-5 sm:p-6 ${className ?? ''}`}
    >
      <div className="grid gap-x-10 gap-y-4 @2xl:grid-cols-[minmax(0,1fr)_minmax(0,25rem)] @2xl:items-center">
        <div className="grid gap-1">
          <p className="font-display text-xl">As vendas abrem em breve</p>
          <p className="measure text-sm">
            Veja, compare e calcule o frete à vontade: por enquanto não dá para pagar. Quer um e-mail no dia da
            abertura?
          </p>
        </div>
        {ask.isSuccess ? (
          <p role="status" className="measure text-sm">
            <strong className="font-semibold">Falta um passo:</strong> abra o e-mail que enviamos para {ask.variables} e
            confirme.
          </p>
        ) : (
          <form method="post" noValidate onSubmit={submit} className="grid gap-2">
            <div className="grid gap-3 @sm:grid-cols-[minmax(0,1fr)_auto] @sm:items-start">
              <EmailField
                ref={box}
                label="Seu e-mail"
                name="email"
                error={fault ?? (ask.error ? errorMessage(ask.error) : undefined)}
              />
              <Button type="submit" busy={ask.isPending} busyWords="Enviando…" className="@sm:mt-7">
                Avise-me
              </Button>
            </div>
            <p className="text-quiet text-xs">Um e-mail só, para isto e mais nada. Sai com um clique.</p>
          </form>
        )}
      </div>
    </section>
  )
}

/** For the team: how many addresses wait for each list. */
export function SubscriberCounts() {
  const { data } = useQuery(apiQuery(countSubscribers, {}))
  if (!data) return null
  const { newsletter, shopOpening } = data
  return (
    <p className="mt-4 text-quiet text-sm tabular-nums">
      Newsletter: {newsletter.confirmed} confirmados, {newsletter.asked} a confirmar. Abertura da loja:{' '}
      {shopOpening.confirmed} confirmados, {shopOpening.asked} a confirmar.
    </p>
  )
}
