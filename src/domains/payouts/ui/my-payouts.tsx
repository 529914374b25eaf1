import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Card } from '#browser/kit/display/card.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { PageHeading } from '#browser/kit/layout/page-heading.tsx'
import { Dialog } from '#browser/kit/overlays/dialog.tsx'
import { apiQuery } from '#browser/query.ts'
import { refetchChanged, refetchMissed } from '#browser/refetch-changed.ts'
import { useFacts } from '#browser/use-facts.ts'
import { personTopic } from '#domains/accounts/facts.ts'
import { readEarnings } from '#domains/wallet/contract.ts'
import { balanceMoved } from '#domains/wallet/facts.ts'
import { ClearingDays } from '#domains/wallet/ui/earnings-summary.tsx'
import { formatDayAndTime } from '#shared/dates.ts'
import { on } from '#shared/facts.ts'
import { formatBRL } from '#shared/money.ts'
import { type Payouts, readPayouts } from '../contract.ts'
import { payoutMoved } from '../facts.ts'
import { LEAST } from '../rules.ts'
import { AskForm } from './ask-form.tsx'
import { PayoutKey } from './payout-key.tsx'
import { PayoutList } from './payout-list.tsx'
import { WeeklyChoice } from './weekly-choice.tsx'

const first = apiQuery(readPayouts, {})
const earnings = apiQuery(readEarnings, {})

/** What can be paid out, how, and all payouts; states change by themselves. */
export function MyPayouts({ personId }: { personId: string }) {
  const client = useQueryClient()
  const { data, error, refetch } = useQuery({ ...first, staleTime: 0 })
  const clearing = useQuery({ ...earnings, staleTime: 0 })
  const keys = [[readPayouts.path], earnings.queryKey]
  useFacts(personTopic(personId), () => refetchMissed(client, ...keys), [
    on(payoutMoved, () => refetchChanged(client, ...keys)),
    on(balanceMoved, () => refetchChanged(client, ...keys)),
  ])
  return (
    <>
      <PageHeading
        overline="Ganhos"
        title="Saques"
        lead="Do que já está livre para a sua conta, por Pix, quando você quiser."
        emblem="chest"
      />
      {error && <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>}
      {!error && !data && <Skeleton className="h-96 w-full" />}
      {data && (
        <div className="grid items-start gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,1fr)_21rem]">
          <div className="grid gap-8">
            <Free payouts={data} />
            {clearing.data && (
              <section aria-labelledby="a-liberar" className="grid gap-3">
                <h2 id="a-liberar" className="flex flex-wrap items-baseline justify-between gap-x-4 text-xl">
                  A liberar <Money amount={clearing.data.toClearCents} />
                </h2>
                <ClearingDays earnings={clearing.data} />
              </section>
            )}
            <PayoutList first={data} />
          </div>
          <aside className="grid gap-5">
            <PayoutKey payKey={data.key} restsUntil={data.restsUntil} />
            <WeeklyChoice weekly={data.weekly} />
          </aside>
        </div>
      )}
    </>
  )
}

/** The sum that is free now, with its button, and whatever keeps it from being asked for. */
function Free({ payouts }: { payouts: Payouts }) {
  const { availableCents, inPayoutCents, debtCents, restsUntil, isHeld, key } = payouts
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const canAsk = availableCents >= LEAST && !restsUntil && !isHeld
  return (
    <Card as="section" aria-labelledby="livre" className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="grid gap-1">
          <h2 id="livre" className="font-medium font-sans text-quiet text-sm">
            Livre para saque
          </h2>
          <Money amount={availableCents} className="font-display text-4xl" />
          {inPayoutCents > 0n && (
            <p className="text-quiet text-sm">
              e <Money amount={inPayoutCents} className="font-semibold" /> a caminho do seu banco
            </p>
          )}
        </div>
        {canAsk && (
          <Button size="lg" onClick={() => setOpen(true)}>
            Sacar
          </Button>
        )}
      </div>
      {restsUntil && (
        <Notice tone="warn" title="Os saques voltam em breve">
          Os dados da sua conta mudaram há pouco. Por segurança, nada sai até {formatDayAndTime(restsUntil)}.
        </Notice>
      )}
      {isHeld && (
        <Notice tone="warn" title="Os seus saques estão em conferência">
          Os seus ganhos ficam guardados até a equipe terminar. O motivo e como contestar estão no e-mail que enviamos.
        </Notice>
      )}
      {debtCents > 0n && (
        <Notice tone="warn" title={`${formatBRL(debtCents)} a descontar`}>
          Um reembolso a um cliente, decidido depois que o ganho já estava livre, passou do que você tinha. Os próximos
          ganhos pagam essa diferença primeiro.
        </Notice>
      )}
      {!restsUntil && debtCents === 0n && availableCents < LEAST && (
        <p className="text-quiet text-sm">
          O menor saque é de {formatBRL(LEAST)}. O que falta chega com os próximos ganhos.
        </p>
      )}
      <Dialog open={isOpen} onClose={close} title="Sacar">
        <AskForm key={String(availableCents)} most={availableCents} payKey={key} onDone={close} />
      </Dialog>
    </Card>
  )
}
