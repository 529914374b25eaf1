import { Notice } from '#browser/kit/feedback/notice.tsx'
import { ResendConfirmation } from './resend-confirmation.tsx'
import { useOwnEmail } from './use-own-email.ts'

/** Says that the own address waits for its confirmation; nothing when it does not. */
export function UnconfirmedEmail({ personId }: { personId: string }) {
  const { data } = useOwnEmail(personId)
  if (!data || data.confirmedAt) return null
  return (
    <Notice tone="accent" title="Confirme o seu e-mail">
      <p className="mb-3">
        Enviamos um link para <strong className="break-all font-semibold">{data.email}</strong>. Com ele confirmado, os
        minutos grátis da primeira conversa se abrem; comprar e conversar não depende disso.
      </p>
      <ResendConfirmation />
    </Notice>
  )
}
