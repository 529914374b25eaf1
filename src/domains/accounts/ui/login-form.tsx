import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { quietly } from '#browser/late-code.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Checkbox } from '#browser/kit/forms/checkbox.tsx'
import { EmailField } from '#browser/kit/forms/email-field.tsx'
import { ApiError } from '#browser/api.ts'
import { login } from '../contract.ts'
import { FormError } from './form-error.tsx'
import { showFormErrors } from './show-form-errors.ts'
import { PasswordField } from './password-field.tsx'
import { useSession } from './session.tsx'

/** E-mail and password. What was typed stays after a refusal. */
export function LoginForm() {
  const { signIn } = useSession()
  // A tab may grow older than its build while somebody looks for a password.
  useEffect(() => void quietly(() => import('../contract.ts')), [])
  // Text fields have no default, so that what was typed or autofilled before hydration is kept.
  const form = useForm({ resolver: zodResolver(login.input), defaultValues: { remember: true } })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async (input) => {
    try {
      await signIn(input)
    } catch (error) {
      showFormErrors(form, ['email', 'password'], error, 'Erro ao fazer login')
      if (error instanceof ApiError && error.status === 401) form.setFocus('password', { shouldSelect: true })
    }
  })

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <FormError>{errors.root?.message}</FormError>
      <EmailField label="E-mail" required error={errors.email?.message} {...form.register('email')} />
      <PasswordField
        label="Senha"
        autoComplete="current-password"
        required
        error={errors.password?.message}
        {...form.register('password')}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <Checkbox label="Lembrar de mim neste aparelho" {...form.register('remember')} />
        <a href="/forgot-password" className="prose-link py-1 text-sm">
          Esqueci minha senha
        </a>
      </div>
      <Button type="submit" size="lg" wide busy={isSubmitting} busyWords="Entrando…">
        Entrar
      </Button>
    </form>
  )
}
