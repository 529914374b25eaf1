import { errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { formatDay } from '#shared/dates.ts'
import { formatBRL } from '#shared/money.ts'
import type { Subscription } from '../contract.ts'
import { useSubscriptionDecision } from './use-subscriptions.ts'

/** Resumes a cancelled subscription during the paid time; states the coming charge beforehand. */
export function ResumeSubscription({ subscription: { id, priceCents, paidUntil } }: { subscription: Subscription }) {
  const resume = useSubscriptionDecision(id, 'resume')
  return (
    <div className="grid gap-2">
      {resume.isError && <ErrorState>{errorMessage(resume.error)}</ErrorState>}
      <Button
        variant="secondary"
        size="sm"
        className="justify-self-start"
        busy={resume.isPending}
        busyWords="Retomando…"
        onClick={() => resume.mutate()}
      >
        Retomar assinatura
      </Button>
      <p className="text-quiet text-sm">
        Ela volta a se renovar em {formatDay(paidUntil)}, por {formatBRL(priceCents)} por mês. Nunca cobramos a menos de
        dois dias de um aviso.
      </p>
    </div>
  )
}
