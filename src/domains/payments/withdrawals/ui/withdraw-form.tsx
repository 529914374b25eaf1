import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { ApiError, browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Field } from '#browser/kit/forms/field.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { readWallet } from '#domains/wallet/contract.ts'
import { formatBRL } from '#shared/money.ts'
import { parseReais } from '#shared/parse-reais.ts'
import { readWithdrawals, withdrawCredit } from '../contract.ts'
import type { CreditSource } from '../rules.ts'
import { destinationsOf, withdrawalFaults } from './withdrawal-faults.ts'
import { WithdrawalBonus } from './withdrawal-bonus.tsx'
import { WithdrawalDestinations } from './withdrawal-destinations.tsx'

type Funds = { availableCents: bigint; toOriginCents: bigint; reservedCents: bigint; sources: readonly CreditSource[] }

/**
 * Offers the whole amount. The id is kept until a request succeeds, so that a repeated click is the same withdrawal.
 */
export function WithdrawForm({ funds, onDone }: { funds: Funds; onDone: () => void }) {
  const { availableCents: most } = funds
  const [typed, setTyped] = useState(() => asTyped(most))
  const [cpf, setCpf] = useState('')
  const [faults, setFaults] = useState<ReturnType<typeof withdrawalFaults>>({})
  const amount = parseReais(typed)
  const { taken, keptBack, leaving, byHand } = destinationsOf(amount, funds)
  const withdraw = useWithdraw(onDone)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = withdrawalFaults({ amount, most, byHand, cpf })
    setFaults(found)
    if (Object.keys(found).length === 0)
      withdraw.mutate({
        amountCents: amount!,
        seenKeptBackCents: keptBack,
        ...(byHand > 0n && { cpf: cpf.trim() }),
      })
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <Field
        label="Quanto retirar, em reais"
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        error={faults.amount}
        hint={`Você pode retirar até ${formatBRL(most)}. Bônus não se retira.`}
        onChange={(event) => setTyped(event.target.value)}
      />
      <WithdrawalDestinations leaving={leaving} byHand={byHand} reserved={funds.reservedCents} />
      <WithdrawalBonus taken={taken} keptBack={keptBack} leaving={leaving} />
      {byHand > 0n && (
        <Field
          label="CPF de quem pagou"
          inputMode="numeric"
          autoComplete="off"
          maxLength={100}
          value={cpf}
          error={faults.cpf ?? (withdraw.error instanceof ApiError ? withdraw.error.fields.cpf : undefined)}
          hint="Ele precisa estar cadastrado como chave Pix no banco de quem pagou."
          onChange={(event) => setCpf(event.target.value)}
        />
      )}
      {withdraw.isError && (
        <ErrorState>
          {errorMessage(withdraw.error, 'Não sabemos se o pedido chegou. Tente de novo: nunca é retirado duas vezes.')}
        </ErrorState>
      )}
      <Button type="submit" size="lg" wide busy={withdraw.isPending} busyWords="Um instante…">
        {amount && amount <= most ? `Retirar ${formatBRL(amount)}` : 'Retirar'}
      </Button>
    </form>
  )
}

/** 1050n → "10,50", as it would be typed. */
const asTyped = (amount: bigint) => `${amount / 100n},${String(amount % 100n).padStart(2, '0')}`

function useWithdraw(onDone: () => void) {
  const client = useQueryClient()
  const kept = useRef<{ id: string; of: string }>(undefined)
  return useMutation({
    mutationFn: (asked: { amountCents: bigint; seenKeptBackCents: bigint; cpf?: string }) => {
      const of = `${asked.amountCents}`
      if (kept.current?.of !== of) kept.current = { id: crypto.randomUUID(), of }
      const { id } = kept.current
      return browserApi(withdrawCredit, { id, ...asked })
    },
    onSuccess: ({ amountCents, keptBackCents, protocol }) => {
      toast({
        title: `${formatBRL(amountCents - keptBackCents)} a caminho`,
        description: `Protocolo ${protocol}. A confirmação está no seu e-mail.`,
      })
      for (const { path } of [readWithdrawals, readWallet]) void client.invalidateQueries({ queryKey: [path] })
      onDone()
    },
  })
}
