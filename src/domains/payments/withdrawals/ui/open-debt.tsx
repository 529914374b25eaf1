import { useMutation, useQueryClient } from '@tanstack/react-query'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { readWallet } from '#domains/wallet/contract.ts'
import { formatBRL, least } from '#shared/money.ts'
import { payDebts, readWithdrawals } from '../contract.ts'

/** What was used of a purchase that the bank gave back, to be paid with own credit. */
export function OpenDebt({ debt, available }: { debt: bigint; available: bigint }) {
  const client = useQueryClient()
  const pay = useMutation({
    mutationFn: () => browserApi(payDebts, {}),
    onSuccess: () =>
      Promise.all([readWithdrawals, readWallet].map(({ path }) => client.invalidateQueries({ queryKey: [path] }))),
  })
  const payable = least(debt, available)
  return (
    <div className="grid gap-4">
      <p className="measure">
        O banco devolveu uma compra que você já tinha usado, e faltam {formatBRL(debt)}. Depois de pagar, você pode
        retirar de novo.
      </p>
      {pay.isError && <ErrorState>{errorMessage(pay.error, 'Não sabemos se foi pago. Tente de novo.')}</ErrorState>}
      {payable > 0n ? (
        <Button wide busy={pay.isPending} busyWords="Um instante…" onClick={() => pay.mutate()}>
          Pagar {formatBRL(payable)} com o meu saldo
        </Button>
      ) : (
        <p className="measure">Agora você não tem saldo para isso. Coloque créditos para pagar.</p>
      )}
    </div>
  )
}
