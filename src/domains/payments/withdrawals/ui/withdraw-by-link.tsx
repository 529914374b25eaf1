import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Field } from '#browser/kit/forms/field.tsx'
import { formatBRL } from '#shared/money.ts'
import { type LinkedFunds, readLinkedFunds, withdrawByLink } from '../link.contract.ts'

/** Withdraws everything from a blocked account by the link of its mail; programs open mails, so that a press asks. */
export function WithdrawByLink({ token }: { token: string }) {
  const [isAsked, setAsked] = useState(false)
  if (isAsked) return <Funds token={token} />
  return (
    <div className="grid justify-items-start gap-4">
      <p>Veja quanto há na sua conta e para onde volta. Nada é retirado antes de você confirmar.</p>
      <Button onClick={() => setAsked(true)}>Ver o meu saldo</Button>
    </div>
  )
}

function Funds({ token }: { token: string }) {
  const funds = useQuery({
    queryKey: ['withdrawal-link', token],
    queryFn: () => browserApi(readLinkedFunds, { token }),
    retry: false,
  })
  if (funds.isPending) return <p role="status">Um instante…</p>
  if (funds.isError)
    return (
      <EmptyState title="Este link não vale mais" action={<LinkButton href="/contato">Falar com a equipe</LinkButton>}>
        <p role="alert">{errorMessage(funds.error)}</p>
      </EmptyState>
    )
  return <Withdraw token={token} funds={funds.data} />
}

function Withdraw({ token, funds }: { token: string; funds: LinkedFunds }) {
  const [id] = useState(() => crypto.randomUUID())
  const [cpf, setCpf] = useState('')
  const { firstName, availableCents, toOriginCents, laterCents, debtCents } = funds
  const byHand = availableCents - toOriginCents
  const withdraw = useMutation({
    mutationFn: () => browserApi(withdrawByLink, { token, id, ...(byHand > 0n && { cpf: cpf.trim() }) }),
  })
  if (withdraw.isSuccess)
    return (
      <EmptyState title="Retirada pedida">
        <p role="status">
          {formatBRL(withdraw.data.amountCents)} voltam para quem pagou. O protocolo é {withdraw.data.protocol}, e os
          prazos estão no e-mail que acabamos de enviar.
        </p>
      </EmptyState>
    )
  return (
    <form
      className="grid gap-5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        withdraw.mutate()
      }}
    >
      <p>
        {firstName}, você pode retirar <strong>{formatBRL(availableCents)}</strong>. O dinheiro volta por onde veio.
      </p>
      {laterCents > 0n && <p className="text-quiet text-sm">Outros {formatBRL(laterCents)} ficam livres depois.</p>}
      {debtCents > 0n && (
        <p className="text-quiet text-sm">
          Uma compra devolvida pelo banco deixou {formatBRL(debtCents)} em aberto: fale com a equipe para retirar.
        </p>
      )}
      {byHand > 0n && (
        <Field
          label="CPF de quem pagou"
          inputMode="numeric"
          autoComplete="off"
          maxLength={100}
          value={cpf}
          error={withdraw.error instanceof ApiError ? withdraw.error.fields.cpf : undefined}
          hint={`${formatBRL(byHand)} não podem voltar pelo caminho por onde vieram: vão por Pix a este CPF.`}
          onChange={(event) => setCpf(event.target.value)}
        />
      )}
      {withdraw.isError && <ErrorState>{errorMessage(withdraw.error)}</ErrorState>}
      {availableCents > 0n && (
        <Button type="submit" size="lg" wide busy={withdraw.isPending} busyWords="Um instante…">
          Retirar {formatBRL(availableCents)}
        </Button>
      )}
    </form>
  )
}
