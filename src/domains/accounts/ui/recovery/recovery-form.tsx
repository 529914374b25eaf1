import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { browserApi } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { EmailField } from '#browser/kit/forms/email-field.tsx'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { requestRecovery } from '../../recovery/contract.ts'
import { FormError } from '../form-error.tsx'
import { showFormErrors } from '../show-form-errors.ts'

/** Requests the recovery mail. The answer is the same whether or not the address has an account. */
export function RecoveryForm() {
  const [sentTo, setSentTo] = useState<string>()
  const form = useForm({ resolver: zodResolver(requestRecovery.input) })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async (input) => {
    setSentTo(undefined)
    try {
      await browserApi(requestRecovery, input)
      setSentTo(input.email)
    } catch (error) {
      showFormErrors(form, ['email'], error, 'Não foi possível enviar agora. Tente de novo em um instante.')
    }
  })

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <div role="status" className="empty:hidden">
        {sentTo && (
          <Notice tone="good" title="Olhe a sua caixa de entrada">
            Se houver uma conta com {sentTo}, o e-mail chega em instantes, com um link que vale por 30 minutos. Não
            chegou? Veja o spam e confira o endereço.
          </Notice>
        )}
      </div>
      <FormError>{errors.root?.message}</FormError>
      <EmailField label="E-mail da sua conta" required error={errors.email?.message} {...form.register('email')} />
      <Button type="submit" size="lg" wide busy={isSubmitting} busyWords="Enviando…">
        {sentTo ? 'Enviar de novo' : 'Enviar o link'}
      </Button>
    </form>
  )
}
