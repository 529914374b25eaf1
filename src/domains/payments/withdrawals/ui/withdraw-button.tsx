import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Dialog } from '#browser/kit/overlays/dialog.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { apiQuery } from '#browser/query.ts'
import { readWithdrawals } from '../contract.ts'
import { OpenDebt } from './open-debt.tsx'
import { WithdrawForm } from './withdraw-form.tsx'

/** One click shows what can be withdrawn, one more withdraws it: no harder than buying. */
export function WithdrawButton() {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="quiet" size="sm" wide onClick={() => setOpen(true)}>
        Retirar saldo
      </Button>
      <Dialog open={isOpen} onClose={close} title="Retirar saldo">
        <Body onDone={close} />
      </Dialog>
    </>
  )
}

function Body({ onDone }: { onDone: () => void }) {
  const { data, error, refetch } = useQuery({ ...apiQuery(readWithdrawals, {}), staleTime: 0 })
  if (error) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  if (!data) return <Skeleton className="h-56 w-full" />
  if (data.debtCents > 0n) return <OpenDebt debt={data.debtCents} available={data.availableCents} />
  if (data.availableCents > 0n) return <WithdrawForm key={String(data.availableCents)} funds={data} onDone={onDone} />
  return (
    <p className="measure">
      Agora não há nada para retirar.
      {data.reservedCents > 0n && ' O que está guardado para o que você abriu ou marcou fica livre no fim.'}
      {data.frozenCents > 0n && ' Uma parte espera a decisão do banco.'} Para devolver um pacote ou uma compra recente,
      abra a página do pedido.
    </p>
  )
}
