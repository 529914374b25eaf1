import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { browserApi } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Dialog } from '#browser/kit/overlays/dialog.tsx'
import { confirmPassword } from '../../passwords/contract.ts'
import { FormError } from '../form-error.tsx'
import { PasswordField } from '../password-field.tsx'
import { showFormErrors } from '../show-form-errors.ts'

type Props = { open: boolean; onEnd: (isConfirmed: boolean) => void }

/** Asks for the own password over whatever is open, which stays as it is. */
export const PasswordDialog = ({ open, onEnd }: Props) => (
  <Dialog open={open} onClose={() => onEnd(false)} title="Confirme que é você">
    <PasswordForm onConfirmed={() => onEnd(true)} />
  </Dialog>
)

function PasswordForm({ onConfirmed }: { onConfirmed: () => void }) {
  const form = useForm({ resolver: zodResolver(confirmPassword.input) })
  const { errors, isSubmitting } = form.formState
  useEffect(() => {
    // In the next frame, because the dialog focuses its first control when it opens, after this effect.
    const frame = requestAnimationFrame(() => form.setFocus('password'))
    return () => cancelAnimationFrame(frame)
  }, [form])
  const submit = form.handleSubmit(async (input) => {
    try {
      await browserApi(confirmPassword, input)
    } catch (error) {
      showFormErrors(
        form,
        ['password'],
        error,
        'Não foi possível conferir a senha agora. Tente de novo em um instante.',
      )
      return
    }
    onConfirmed()
  })
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <p className="measure">Para sua segurança, digite a sua senha. O que você preencheu continua aqui.</p>
      <FormError>{errors.root?.message}</FormError>
      <PasswordField
        label="Senha"
        autoComplete="current-password"
        required
        error={errors.password?.message}
        {...form.register('password')}
      />
      <Button type="submit" size="lg" wide busy={isSubmitting} busyWords="Conferindo…">
        Continuar
      </Button>
      <a href="/forgot-password" className="prose-link w-fit py-1 text-sm">
        Esqueci minha senha
      </a>
    </form>
  )
}
