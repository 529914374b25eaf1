import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { z } from 'zod/mini'
import { DayField } from '#browser/kit/forms/day-field.tsx'
import { EmailField } from '#browser/kit/forms/email-field.tsx'
import { Field } from '#browser/kit/forms/field.tsx'
import type { Registration } from '../registration/contract.ts'
import { PasswordField } from './password-field.tsx'
import { StrengthMeter } from './strength-meter.tsx'

/** Personal data, e-mail and password of a registration. */
export function PersonFields({ form }: { form: RegistrationForm }) {
  const { register, control, formState } = form
  const { errors } = formState
  const [password = '', email = ''] = useWatch({ control, name: ['password', 'email'] })
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-4 font-display text-xl">Seus dados</legend>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label="Nome"
          autoComplete="given-name"
          required
          error={errors.firstName?.message}
          {...register('firstName')}
        />
        <Field
          label="Sobrenome"
          autoComplete="family-name"
          required
          error={errors.lastName?.message}
          {...register('lastName')}
        />
      </div>
      <EmailField label="E-mail" required error={errors.email?.message} {...register('email')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label="Celular"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          placeholder="(11) 98765-4321"
          required
          hint="Com DDD. Nunca é mostrado a ninguém."
          error={errors.phone?.message}
          {...register('phone')}
        />
        <DayField
          label="Data de nascimento"
          autoComplete="bday"
          required
          hint="Só para maiores de 18 anos."
          error={errors.birthDate?.message}
          {...register('birthDate')}
        />
      </div>
      <div className="grid gap-2">
        <PasswordField
          label="Senha"
          autoComplete="new-password"
          required
          error={errors.password?.message}
          {...register('password')}
        />
        <StrengthMeter password={password} email={email} hasError={Boolean(errors.password)} />
      </div>
    </fieldset>
  )
}

/** The registration form's input, and its validated output. */
export type RegistrationForm = UseFormReturn<z.input<typeof Registration>, unknown, z.output<typeof Registration>>
