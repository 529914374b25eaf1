import { useState } from 'react'
import { errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Dialog } from '#browser/kit/overlays/dialog.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { formatDay } from '#shared/dates.ts'
import { formatBRL } from '#shared/money.ts'
import type { Subscription } from '../contract.ts'
import { useSubscriptionDecision } from './use-subscriptions.ts'

/** Two clicks: the first explains what happens, the second does it. No reason is asked. */
export function CancelSubscription({ subscription: { id, title, state, paidUntil } }: { subscription: Subscription }) {
  const [isOpen, setOpen] = useState(false)
  const cancel = useSubscriptionDecision(id, 'cancel')
  return (
    <>
      <Button variant="secondary" size="sm" className="justify-self-start" onClick={() => setOpen(true)}>
        Cancelar assinatura
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={`Cancelar a assinatura ${title}`}>
        <ul className="grid list-disc gap-1.5 pl-5 marker:text-metal">
          <li>Nada mais é cobrado. Se uma cobrança já estiver a caminho, ela volta inteira.</li>
          <li>
            {state === 'late'
              ? 'A assinatura termina agora, sem dívida.'
              : `O que você pagou vale até ${formatDay(paidUntil)}; até lá você pode voltar atrás.`}
          </li>
          <li>O bônus que já veio continua seu até o último dia dele.</li>
        </ul>
        {cancel.isError && <ErrorState>{errorMessage(cancel.error)}</ErrorState>}
        <div className="flex flex-wrap gap-3">
          <Button
            busy={cancel.isPending}
            busyWords="Cancelando…"
            onClick={() => cancel.mutate(undefined, { onSuccess: () => setOpen(false) })}
          >
            Cancelar agora
          </Button>
          <Button variant="quiet" onClick={() => setOpen(false)}>
            Continuar com ela
          </Button>
        </div>
      </Dialog>
    </>
  )
}

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
