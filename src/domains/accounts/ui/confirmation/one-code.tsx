import { zodResolver } from '@hookform/resolvers/zod'
import { type ReactNode, useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Field } from '#browser/kit/forms/field.tsx'
import { showSecondFactor } from '../../second-factor/contract.ts'
import { FormError } from '../form-error.tsx'
import { showFormErrors } from '../show-form-errors.ts'

type Props<T> = {
  words: string
  hint: string
  send: (code: string) => Promise<T>
  onSent: (answer: T) => void
  children?: ReactNode
}

/** A form of one code, which is focused; a wrong one stays, with what is wrong beside it. */
export function OneCode<T>({ words, hint, send, onSent, children }: Props<T>) {
  const form = useForm({ resolver: zodResolver(showSecondFactor.input) })
  const { errors, isSubmitting } = form.formState
  useEffect(() => {
    // In the next frame, because the dialog focuses its first control when it opens, after this effect.
    const frame = requestAnimationFrame(() => form.setFocus('code'))
    return () => cancelAnimationFrame(frame)
  }, [form])
  const submit = form.handleSubmit(async ({ code }) => {
    let answer: T
    try {
      answer = await send(code)
    } catch (error) {
      showFormErrors(form, ['code'], error, 'Não foi possível conferir o código agora. Tente de novo em um instante.')
      return
    }
    onSent(answer)
  })
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      {children}
      <FormError>{errors.root?.message}</FormError>
      <Field
        label="Código"
        hint={hint}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        required
        error={errors.code?.message}
        {...form.register('code')}
      />
      <Button type="submit" size="lg" wide busy={isSubmitting} busyWords="Conferindo…">
        {words}
      </Button>
    </form>
  )
}
