import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { lazyPart } from '#browser/late-code.ts'
import { Emblem } from '#browser/kit/art/emblem.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { Card } from '#browser/kit/display/card.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { apiQuery } from '#browser/query.ts'
import { useUsualFunds } from '#domains/consultations/ui/my-consultations/use-usual-consultant.ts'
import { useSpendable } from '#domains/limits/ui/use-spendable.ts'
import { readWithdrawals } from '#domains/payments/withdrawals/contract.ts'
import { boundWords, lastingWords } from '#domains/wallet/lasting.rules.ts'
import { Available } from '#domains/wallet/ui/available.tsx'

const WithdrawButton = lazyPart(() => import('#domains/payments/withdrawals/ui/withdraw-button.tsx'), 'WithdrawButton')

/** What a client has, how long it lasts, what stands beside it, and the ways on. */
export function WalletCard() {
  const { spendable, isPending } = useSpendable()
  const usual = useUsualFunds()
  return (
    <Card as="section" aria-label="Saldo" className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="flex items-center gap-2 font-medium font-sans text-quiet text-sm">
          <Emblem name="creditos" className="size-10" />
          Seu saldo
        </h2>
        {isPending && <Skeleton className="mt-1 h-11 w-40" />}
        {spendable && <Available cents={spendable.availableCents} />}
        {usual && <p className="font-semibold">{lastingWords(usual.funds, usual.name)}</p>}
        {spendable && <Beside {...spendable} />}
        {!isPending && !spendable && <p className="text-quiet">O saldo não abriu agora. Ele está guardado.</p>}
      </div>
      <LinkButton href="/comprar/creditos?next=/client-dashboard" wide>
        Adicionar créditos
      </LinkButton>
      <LinkButton href="/consultas-online" variant="secondary" wide>
        Ver quem está online
      </LinkButton>
      <Suspense>
        <WithdrawButton />
      </Suspense>
      <p className="flex flex-wrap justify-center gap-x-5 gap-y-1 text-sm">
        <a href="/relatorios" className="prose-link">
          Ver o extrato
        </a>
        <a href="/vale-presente" className="prose-link">
          Resgatar um vale-presente
        </a>
      </p>
    </Card>
  )
}

/** What is bound, reserved or waits for a bank: never part of the figure. */
function Beside({ reservedCents, ...bound }: NonNullable<ReturnType<typeof useSpendable>['spendable']>) {
  const { data } = useQuery(apiQuery(readWithdrawals, {}))
  const words = boundWords(bound)
  return (
    <>
      {words && <p className="text-quiet text-sm">{words}</p>}
      {reservedCents > 0n && (
        <p className="text-quiet text-sm">
          <Money amount={reservedCents} /> estão guardados para o que você já marcou ou abriu.
        </p>
      )}
      {data && data.frozenCents > 0n && (
        <p className="text-quiet text-sm">
          <Money amount={data.frozenCents} /> esperam a decisão do banco sobre uma compra.
        </p>
      )}
    </>
  )
}
