import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { z } from 'zod/mini'
import { ApiError, browserApi } from '#browser/api.ts'
import { storeDevice, storedDevice } from '#browser/device-token.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { recoverPassword } from '../../recovery/contract.ts'
import { NewPassword } from '../../passwords/contract.ts'
import { FormError } from '../form-error.tsx'
import { showFormErrors } from '../show-form-errors.ts'
import { PasswordField } from '../password-field.tsx'
import { StrengthMeter } from '../strength-meter.tsx'

const Typed = z.object({ password: NewPassword })

/** Sets the new password with the mailed link. An expired link leads to requesting another. */
export function NewPasswordForm({ token }: { token: string }) {
  const [progress, setProgress] = useState<'open' | 'done' | 'over'>('open')
  const form = useForm({ resolver: zodResolver(Typed) })
  const { errors, isSubmitting } = form.formState
  const password = useWatch({ control: form.control, name: 'password' }) ?? ''

  const submit = form.handleSubmit(async (input) => {
    try {
      const { device } = await browserApi(recoverPassword, { token, ...input, ...storedDevice() })
      storeDevice(device)
      setProgress('done')
    } catch (error) {
      if (error instanceof ApiError && error.code === 'accounts.recovery_link_invalid') return setProgress('over')
      showFormErrors(form, ['password'], error, 'Não foi possível trocar a senha agora. Tente de novo em um instante.')
    }
  })

  if (progress === 'done') {
    return (
      <EmptyState title="Senha trocada" action={<LinkButton href="/login">Entrar com a senha nova</LinkButton>}>
        <p role="status">Todos os acessos que estavam abertos foram encerrados, e avisamos você por e-mail.</p>
      </EmptyState>
    )
  }
  if (progress === 'over') {
    return (
      <EmptyState
        title="Este link não vale mais"
        action={<LinkButton href="/forgot-password">Pedir um link novo</LinkButton>}
      >
        <p role="alert">Ele já foi usado ou passou da validade. A sua senha continua a mesma.</p>
      </EmptyState>
    )
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <FormError>{errors.root?.message}</FormError>
      <div className="grid gap-2">
        <PasswordField
          label="Senha nova"
          autoComplete="new-password"
          required
          error={errors.password?.message}
          {...form.register('password')}
        />
        <StrengthMeter password={password} email="" hasError={Boolean(errors.password)} />
      </div>
      <Button type="submit" size="lg" wide busy={isSubmitting} busyWords="Trocando…">
        Trocar a senha
      </Button>
      <p className="text-center text-quiet text-sm">Ao trocar, todos os acessos abertos da conta são encerrados.</p>
    </form>
  )
}
