import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { Field } from '#browser/kit/forms/field.tsx'
import { apiQuery } from '#browser/query.ts'
import { formatIsoDay } from '#shared/dates.ts'
import { changeProfile, type Profile, readProfile } from '../../profile/contract.ts'
import { FormError } from '../form-error.tsx'
import { useSession } from '../session.tsx'
import { showFormErrors } from '../show-form-errors.ts'

const question = apiQuery(readProfile, {})

/** The own name and phone, which can be changed, and the birth date, which cannot. */
export function MyProfile() {
  const { data, error, refetch } = useQuery(question)
  if (error) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  if (!data) return <Skeleton className="h-64 w-full" />
  return <ProfileForm profile={data} />
}

function ProfileForm({ profile: { birthDate, ...known } }: { profile: Profile }) {
  const client = useQueryClient()
  const { user, reload } = useSession()
  const form = useForm({ resolver: zodResolver(changeProfile.input), defaultValues: known })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (input) => {
    try {
      const saved = await browserApi(changeProfile, input)
      client.setQueryData(question.queryKey, saved)
      form.reset(saved)
      toast({ title: 'Dados salvos' })
      await reload()
    } catch (error) {
      const otherwise = 'Não foi possível salvar agora. O que você escreveu continua aqui: tente de novo.'
      showFormErrors(form, ['firstName', 'lastName', 'phone'], error, otherwise)
    }
  })
  const isTeam = user?.role === 'admin'
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label="Nome"
          autoComplete="given-name"
          required
          error={errors.firstName?.message}
          {...form.register('firstName')}
        />
        <Field
          label="Sobrenome"
          autoComplete="family-name"
          required
          error={errors.lastName?.message}
          {...form.register('lastName')}
        />
      </div>
      <Field
        label="Celular"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        placeholder="(11) 98765-4321"
        required={!isTeam}
        optional={isTeam}
        hint="Com DDD. Nunca é mostrado a ninguém."
        error={errors.phone?.message}
        {...form.register('phone')}
      />
      {birthDate && (
        <div className="grid gap-1">
          <p>
            <span className="block font-medium text-sm">Data de nascimento</span>
            <span className="tabular-nums">{formatIsoDay(birthDate)}</span>
          </p>
          <p className="measure text-quiet text-sm">
            Não muda por aqui, porque é ela que mostra que você já tem 18 anos. Se está errada,{' '}
            <a href="/contato?assunto=account" className="prose-link">
              escreva para a equipe
            </a>
            .
          </p>
        </div>
      )}
      <FormError>{errors.root?.message}</FormError>
      <Button type="submit" className="justify-self-start" busy={isSubmitting} busyWords="Salvando…">
        Salvar os dados
      </Button>
    </form>
  )
}
