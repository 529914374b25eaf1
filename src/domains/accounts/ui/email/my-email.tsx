import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Badge } from '#browser/kit/display/badge.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { EmailField } from '#browser/kit/forms/email-field.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { changeEmail } from '../../email/contract.ts'
import { FormError } from '../form-error.tsx'
import { useSession } from '../session.tsx'
import { showFormErrors } from '../show-form-errors.ts'
import { ResendConfirmation } from './resend-confirmation.tsx'
import { useOwnEmail } from './use-own-email.ts'

/** The own mail address: whether it is confirmed, another link, and how to change it. */
export function MyEmail({ personId }: { personId: string }) {
  const { user } = useSession()
  const { data, error, refetch } = useOwnEmail(personId)
  if (error) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  if (!data) return <Skeleton className="h-24 w-full" />
  const { email, confirmedAt, pending } = data
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap items-center gap-2 break-all font-medium">
        {email}
        {confirmedAt ? <Badge tone="good">confirmado</Badge> : <Badge tone="metal">a confirmar</Badge>}
      </p>
      {!confirmedAt && (
        <>
          <p className="measure text-quiet text-sm">
            {user?.role === 'client'
              ? 'Confirme que este endereço é seu para usar os minutos grátis. Comprar e conversar não depende disso.'
              : 'Confirme que este endereço é seu: é por ele que avisamos você.'}
          </p>
          <ResendConfirmation />
        </>
      )}
      {pending && (
        <p className="measure text-sm">
          A troca para <strong className="break-all font-semibold">{pending}</strong> espera a sua confirmação: enviamos
          um link para lá, que vale por 24 horas.
        </p>
      )}
      <ChangeEmail onAsked={() => void refetch()} />
    </div>
  )
}

function ChangeEmail({ onAsked }: { onAsked: () => void }) {
  const [isOpen, setOpen] = useState(false)
  const form = useForm({ resolver: zodResolver(changeEmail.input) })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (input) => {
    try {
      await browserApi(changeEmail, input)
      form.reset({ email: '' })
      setOpen(false)
      toast({ title: 'Link enviado', description: 'A troca acontece quando o endereço novo for confirmado.' })
      onAsked()
    } catch (error) {
      showFormErrors(form, ['email'], error, 'Não foi possível pedir a troca agora. Tente de novo em um instante.')
    }
  })
  if (!isOpen) {
    return (
      <Button size="sm" variant="secondary" className="justify-self-start" onClick={() => setOpen(true)}>
        Trocar o e-mail
      </Button>
    )
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <FormError>{errors.root?.message}</FormError>
      <EmailField label="E-mail novo" required error={errors.email?.message} {...form.register('email')} />
      <p className="text-quiet text-sm">Enviamos um link para o endereço novo e avisamos o antigo.</p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isSubmitting} busyWords="Enviando…">
          Pedir a troca
        </Button>
        <Button variant="quiet" onClick={() => setOpen(false)}>
          Agora não
        </Button>
      </div>
    </form>
  )
}
