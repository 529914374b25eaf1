import { useMutation } from '@tanstack/react-query'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { useSession } from '../session.tsx'
import { resendConfirmation } from '../../email/contract.ts'

/** Mails another link that confirms the own address; the first came with the registration. */
export function ResendConfirmation() {
  const { user } = useSession()
  const resend = useMutation({ mutationFn: () => browserApi(resendConfirmation, {}) })
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        size="sm"
        variant="secondary"
        busy={resend.isPending}
        busyWords="Enviando…"
        onClick={() => resend.mutate()}
      >
        Enviar de novo
      </Button>
      <p role="status" className="text-sm empty:hidden">
        {resend.isSuccess &&
          `Enviamos o link para ${user?.email ?? 'o seu e-mail'}. Ele vale por 24 horas; se não chegou, veja o spam.`}
      </p>
      {resend.isError && (
        <p role="alert" className="font-medium text-bad text-sm">
          {errorMessage(resend.error, 'Não foi possível enviar agora. Tente de novo em um instante.')}
        </p>
      )}
    </div>
  )
}
