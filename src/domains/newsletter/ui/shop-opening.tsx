import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Chevron } from '#browser/kit/layout/chevron.tsx'
import { classes } from '#browser/kit/layout/classes.ts'
import { EmailField } from '#browser/kit/forms/email-field.tsx'
import { useSession } from '#domains/accounts/ui/session.tsx'
import { askForShopOpening } from '../contract.ts'
import { EMPTY_EMAIL } from '../rules.ts'

/** Says that selling opens soon, and takes an address for one mail on that day; `isFolded`: on request. */
export const ShopOpening = ({ isFolded = false, className }: { isFolded?: boolean; className?: string }) => (
  <section
    aria-label="Abertura da loja"
    className={classes(
      '@container rounded-lg border border-metal bg-metal-wash',
      isFolded ? 'px-4 py-2.5 sm:px-5' : 'p-5 sm:p-6',
      className,
    )}
  >
    {isFolded ? (
      <details className="group">
        <summary className="flex min-h-10 list-none flex-wrap items-center justify-between gap-x-6 gap-y-1 text-sm [&::-webkit-details-marker]:hidden">
          <span>
            <strong className="font-semibold">As vendas abrem em breve.</strong> Por enquanto, só para olhar.
          </span>
          <span className="inline-flex items-center gap-2 font-semibold text-accent">
            Avise-me no dia
            <Chevron />
          </span>
        </summary>
        <div className="mt-3 max-w-lg pb-2">
          <OpeningForm />
        </div>
      </details>
    ) : (
      <div className="grid gap-x-10 gap-y-4 @2xl:grid-cols-[minmax(0,1fr)_minmax(0,25rem)] @2xl:items-center">
        <div className="grid gap-1">
          <p className="font-display text-xl">As vendas abrem em breve</p>
          <p className="measure text-sm">
            Veja, compare e calcule o frete à vontade: por enquanto não dá para pagar. Quer um e-mail no dia da
            abertura?
          </p>
        </div>
        <OpeningForm />
      </div>
    )}
  </section>
)

function OpeningForm() {
  const { user } = useSession()
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
  if (ask.isSuccess)
    return (
      <p role="status" className="measure text-sm">
        <strong className="font-semibold">Falta um passo:</strong> abra o e-mail que enviamos para {ask.variables} e
        confirme.
      </p>
    )
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-2">
      <div className="grid gap-3 @sm:grid-cols-[minmax(0,1fr)_auto] @sm:items-start">
        <EmailField
          ref={box}
          // Who is signed in is known only after the page is there.
          key={user?.email}
          defaultValue={user?.email}
          label="Seu e-mail"
          name="email"
          autoComplete="email"
          maxLength={254}
          error={fault ?? (ask.error ? errorMessage(ask.error) : undefined)}
        />
        <Button type="submit" busy={ask.isPending} busyWords="Enviando…" className="@sm:mt-7">
          Avise-me
        </Button>
      </div>
      <p className="text-quiet text-xs">Um e-mail só, para isto e mais nada. Sai quando quiser.</p>
    </form>
  )
}
