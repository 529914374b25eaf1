import { useQueryClient } from '@tanstack/react-query'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { refetchChanged, refetchMissed } from '#browser/refetch-changed.ts'
import { useFacts } from '#browser/use-facts.ts'
import { emailConfirmed, personTopic } from '#domains/accounts/facts.ts'
import { ResendConfirmation } from '#domains/accounts/ui/email/resend-confirmation.tsx'
import { on } from '#shared/facts.ts'
import { readWelcomeMinutes } from '../../welcome-minutes/contract.ts'
import type { WelcomeRefusal } from '../../welcome-minutes/rules.ts'

const WORDS: Record<Exclude<WelcomeRefusal, 'used' | 'confirm_email'>, (name: string) => string> = {
  debt: () => 'Há um valor em aberto na sua conta. Quando ele estiver pago, os minutos grátis valem de novo.',
  phone_used: () =>
    'Já foram usados com um telefone que é ou foi da sua conta: eles valem uma vez por pessoa. Se o telefone não é só seu, fale com a nossa equipe.',
  payer_used: () =>
    'Já foram usados por quem pagou com o mesmo meio que você: eles valem uma vez por pessoa. Se for engano, fale com a nossa equipe.',
  day_full: (name) =>
    `Os minutos grátis de hoje com ${name} já foram todos usados por outras pessoas. Amanhã tem mais, ou veja quem mais está online.`,
  budget_spent: () => 'Os minutos grátis deste mês já foram todos usados por outras pessoas. No mês que vem tem mais.',
}

type Props = { refusal: Exclude<WelcomeRefusal, 'used'>; name: string; personId: string }

/** Why the free minutes of the first time are not for this client now, and what they can do about it. */
export const NoWelcome = ({ refusal, name, personId }: Props) =>
  refusal === 'confirm_email' ? (
    <ConfirmFirst name={name} personId={personId} />
  ) : (
    <Notice title="Minutos grátis">{WORDS[refusal](name)}</Notice>
  )

/** The way to the free minutes: the link in the mail, or another one. Goes away once it was used, on any device. */
function ConfirmFirst({ name, personId }: Omit<Props, 'refusal'>) {
  const client = useQueryClient()
  const welcome = [readWelcomeMinutes.path]
  useFacts(personTopic(personId), () => refetchMissed(client, welcome), [
    on(emailConfirmed, () => refetchChanged(client, welcome)),
  ])
  return (
    <Notice tone="accent" title={`5 minutos grátis com ${name}: confirme o seu e-mail`}>
      <div className="grid gap-3">
        <p>
          Na sua primeira conversa, sem cartão. Enviamos um link por e-mail quando você criou a conta; com um clique
          nele, os minutos são seus.
        </p>
        <ResendConfirmation />
      </div>
    </Notice>
  )
}
