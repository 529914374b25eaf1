import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { ApiError, browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { PausedNotice } from '#browser/kit/feedback/paused-notice.tsx'
import { pausedWords } from '#browser/paused.ts'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { Field } from '#browser/kit/forms/field.tsx'
import { readEarnings } from '#domains/wallet/contract.ts'
import { formatBRL } from '#shared/money.ts'
import { parseReais } from '#shared/parse-reais.ts'
import { type Payouts, askPayout, readPayouts } from '../contract.ts'
import { LEAST } from '../rules.ts'

type Props = { most: bigint; payKey: Payouts['key']; onDone: () => void }

/** Offers everything that is free. The id is kept until a request succeeds: a repeated click is the same payout. */
export function AskForm({ most, payKey, onDone }: Props) {
  const [typed, setTyped] = useState(() => asTyped(most))
  const [fault, setFault] = useState<string>()
  const amount = parseReais(typed)
  const ask = useAsk(onDone)
  const refused = ask.error instanceof ApiError ? ask.error.fields.amountCents : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = faultOf(amount, most)
    setFault(found)
    if (!found) ask.mutate(amount!)
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <Field
        label="Quanto sacar, em reais"
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        error={fault ?? refused}
        hint={`De ${formatBRL(LEAST)} a ${formatBRL(most)}.`}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p>
        Vai por Pix para a chave do seu {payKey.kind}, <span className="font-semibold">{payKey.masked}</span>. Costuma
        chegar em segundos; em fins de semana e à noite também.
      </p>
      {ask.isError && !refused && (
        <ErrorState>
          {errorMessage(ask.error, 'Não sabemos se o pedido chegou. Tente de novo: nada sai duas vezes.')}
        </ErrorState>
      )}
      <PausedNotice what="payouts" />
      <Button
        type="submit"
        size="lg"
        wide
        disabled={pausedWords('payouts') !== undefined}
        busy={ask.isPending}
        busyWords="Pedindo…"
      >
        {amount && !faultOf(amount, most) ? `Sacar ${formatBRL(amount)}` : 'Sacar'}
      </Button>
    </form>
  )
}

/** 1050n → "10,50", as it would be typed. */
const asTyped = (amount: bigint) => `${amount / 100n},${String(amount % 100n).padStart(2, '0')}`

function faultOf(amount: bigint | undefined, most: bigint) {
  if (amount === undefined) return 'Escreva um valor em reais, como 50,00.'
  if (amount < LEAST) return `O menor saque é de ${formatBRL(LEAST)}.`
  return amount > most ? `Livre agora: ${formatBRL(most)}.` : undefined
}

function useAsk(onDone: () => void) {
  const client = useQueryClient()
  const kept = useRef<{ id: string; of: bigint }>(undefined)
  return useMutation({
    mutationFn: (amountCents: bigint) => {
      if (kept.current?.of !== amountCents) kept.current = { id: crypto.randomUUID(), of: amountCents }
      return browserApi(askPayout, { id: kept.current.id, amountCents })
    },
    onSuccess: ({ amountCents, protocol }) => {
      toast({ title: `${formatBRL(amountCents)} a caminho`, description: `Protocolo ${protocol}.` })
      for (const { path } of [readPayouts, readEarnings]) void client.invalidateQueries({ queryKey: [path] })
      onDone()
    },
  })
}
