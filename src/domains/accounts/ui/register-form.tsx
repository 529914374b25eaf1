import { zodResolver } from '@hookform/resolvers/zod'
import { type ReactNode, useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { quietly } from '#browser/late-code.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { PausedNotice } from '#browser/kit/feedback/paused-notice.tsx'
import { pausedWords } from '#browser/paused.ts'
import { RadioCards } from '#browser/kit/forms/radio-cards.tsx'
import { type Registration, registrationAt } from '../registration/contract.ts'
import { ConsentBoxes } from './consent-boxes.tsx'
import { FormError } from './form-error.tsx'
import { showFormErrors } from './show-form-errors.ts'
import { PersonFields } from './person-fields.tsx'
import { useSession } from './session.tsx'

/** Additional fields for consultants; they belong to another domain, so the page passes them in. */
export type ExtraFields = { fields: ReactNode; isValid: () => Promise<boolean>; send: () => Promise<void> }
type Props = { startsAs: Registration['role']; extra: ExtraFields }

const ROLE_OPTIONS = [
  {
    value: 'client',
    title: 'Quero me consultar',
    text: 'Converse com um consultor e pague só o tempo em que os dois estiveram lá.',
  },
  {
    value: 'consultor',
    title: 'Quero atender',
    text: 'Envie sua candidatura. Ela entra em análise, e a resposta aparece no seu painel.',
  },
] as const

const NAMES = [
  'role',
  'firstName',
  'lastName',
  'email',
  'phone',
  'birthDate',
  'password',
  'consents.terms',
  'consents.sensitiveData',
  'consents.newsletter',
] as const

const FIELDS = registrationAt(() => new Date())

/** One form for clients and consultants. A consultant's application is sent right after the account is created. */
export function RegisterForm({ startsAs, extra }: Props) {
  const { register } = useSession()
  // A tab may grow older than its build while somebody thinks of a password.
  useEffect(
    () => void quietly(() => Promise.all([import('../contract.ts'), import('../registration/contract.ts')])),
    [],
  )
  // The same id for every attempt of this form, so that a repeated request is one person.
  const [id] = useState(() => crypto.randomUUID())
  // Faults are shown on submit, not on blur: one that appears between press and release moves the button away, and the
  // click is lost.
  const form = useForm({ resolver: zodResolver(FIELDS), defaultValues: { role: startsAs } })
  const { errors, isSubmitting } = form.formState
  const isConsultant = useWatch({ control: form.control, name: 'role' }) === 'consultor'

  const submit = form.handleSubmit(
    async (input) => {
      if (isConsultant && !(await extra.isValid())) return
      try {
        await register({ ...input, id })
      } catch (error) {
        return showFormErrors(form, NAMES, error, 'Erro ao fazer cadastro')
      }
      if (isConsultant) await extra.send()
    },
    () => void (isConsultant && extra.isValid()),
  )

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-8">
      <RadioCards
        legend="O que você procura?"
        cards={ROLE_OPTIONS}
        {...form.register('role')}
        error={errors.role?.message}
      />
      <PersonFields form={form} />
      {isConsultant && extra.fields}
      <ConsentBoxes form={form} />
      <FormError>{errors.root?.message}</FormError>
      <PausedNotice what="registrations" />
      <div className="grid gap-3">
        <Button
          type="submit"
          size="lg"
          wide
          disabled={pausedWords('registrations') !== undefined}
          busy={isSubmitting}
          busyWords="Criando sua conta…"
        >
          {isConsultant ? 'Criar conta e enviar candidatura' : 'Criar conta grátis'}
        </Button>
        <p className="text-center text-quiet text-sm">
          Criar a conta não custa nada e não pede cartão. Cada consulta é paga antes de começar.
        </p>
      </div>
    </form>
  )
}
