import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import { browserApi } from '#browser/api.ts'
import { storedDevice } from '#browser/device-token.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { listSessions } from '../../contract.ts'
import { changePassword } from '../../passwords/contract.ts'
import { FormError } from '../form-error.tsx'
import { PasswordField } from '../password-field.tsx'
import { showFormErrors } from '../show-form-errors.ts'
import { StrengthMeter } from '../strength-meter.tsx'

/** Changes the own password. The other sessions end, and a mail tells. */
export function MyPassword({ email }: { email: string }) {
  const client = useQueryClient()
  const form = useForm({
    resolver: zodResolver(changePassword.input),
    defaultValues: { currentPassword: '', newPassword: '' },
  })
  const { errors, isSubmitting } = form.formState
  const newPassword = useWatch({ control: form.control, name: 'newPassword' })
  const submit = form.handleSubmit(async (input) => {
    try {
      await browserApi(changePassword, { ...input, ...storedDevice() })
      form.reset()
      const description = 'Os outros acessos foram encerrados, e avisamos você por e-mail.'
      toast({ title: 'Senha trocada', description })
      await client.invalidateQueries({ queryKey: [listSessions.path] })
    } catch (error) {
      const otherwise = 'Não foi possível trocar a senha agora. Tente de novo em um instante.'
      showFormErrors(form, ['currentPassword', 'newPassword'], error, otherwise)
    }
  })
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      {/* For programs that keep passwords: whose it is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Senha atual"
        autoComplete="current-password"
        required
        error={errors.currentPassword?.message}
        {...form.register('currentPassword')}
      />
      <div className="grid gap-2">
        <PasswordField
          label="Senha nova"
          autoComplete="new-password"
          required
          error={errors.newPassword?.message}
          {...form.register('newPassword')}
        />
        <StrengthMeter password={newPassword} email={email} hasError={Boolean(errors.newPassword)} />
      </div>
      <FormError>{errors.root?.message}</FormError>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" busy={isSubmitting} busyWords="Trocando…">
          Trocar a senha
        </Button>
        <a href="/forgot-password" className="prose-link text-sm">
          Esqueci a atual
        </a>
      </div>
    </form>
  )
}
