import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Avatar } from '#browser/kit/display/avatar.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { DayField } from '#browser/kit/forms/day-field.tsx'
import { Field } from '#browser/kit/forms/field.tsx'
import { Dialog } from '#browser/kit/overlays/dialog.tsx'
import { apiQuery } from '#browser/query.ts'
import { FormError } from '#domains/accounts/ui/form-error.tsx'
import { showFormErrors } from '#domains/accounts/ui/show-form-errors.ts'
import { formatDay, formatIsoDay } from '#shared/dates.ts'
import {
  deleteBirthData,
  type MyBirthData as Known,
  readBirthData,
  saveBirthData,
  withdrawBirthData,
} from '../birth-data/contract.ts'

const question = apiQuery(readBirthData, {})

/** The own birth data, who sees them, and how to take them back. */
export function MyBirthData() {
  const { data, error, refetch } = useQuery(question)
  if (error) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  if (!data) return <Skeleton className="h-64 w-full" />
  return (
    <div className="grid gap-8">
      <BirthForm birth={data.birth} />
      {data.birth && <Shares shares={data.shares} />}
    </div>
  )
}

function BirthForm({ birth }: { birth: Known['birth'] }) {
  const queries = useQueryClient()
  const form = useForm({
    resolver: zodResolver(saveBirthData.input),
    defaultValues: {
      bornOn: birth ? formatIsoDay(birth.bornOn) : '',
      bornTime: birth?.bornTime ?? '',
      place: birth?.place ?? '',
    },
  })
  const { errors, isSubmitting } = form.formState
  const [isErasing, setErasing] = useState(false)
  const submit = form.handleSubmit(async (input) => {
    const typed = { ...input, bornTime: input.bornTime ?? '', place: input.place ?? '' }
    try {
      queries.setQueryData(question.queryKey, await browserApi(saveBirthData, typed))
      toast({ title: 'Dados de nascimento guardados' })
    } catch (error) {
      const otherwise = 'Não foi possível guardar agora. O que você escreveu continua aqui: tente de novo.'
      showFormErrors(form, ['bornOn', 'bornTime', 'place'], error, otherwise)
    }
  })
  const erasing = useMutation({
    mutationFn: () => browserApi(deleteBirthData, {}),
    onSuccess: (saved) => {
      queries.setQueryData(question.queryKey, saved)
      form.reset({ bornOn: '', bornTime: '', place: '' })
      setErasing(false)
      toast({ title: 'Dados de nascimento apagados' })
    },
  })
  return (
    <>
      <form method="post" noValidate onSubmit={submit} className="grid gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <DayField label="Data de nascimento" required error={errors.bornOn?.message} {...form.register('bornOn')} />
          <Field
            label="Hora"
            optional
            inputMode="numeric"
            placeholder="14:30"
            hint="Pelo relógio do lugar. Está na certidão."
            error={errors.bornTime?.message}
            {...form.register('bornTime')}
          />
        </div>
        <Field label="Cidade onde nasceu" optional error={errors.place?.message} {...form.register('place')} />
        <FormError>{errors.root?.message}</FormError>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={isSubmitting} busyWords="Guardando…">
            Guardar
          </Button>
          {birth && (
            <Button variant="quiet" onClick={() => setErasing(true)}>
              Apagar tudo
            </Button>
          )}
        </div>
      </form>
      <Dialog open={isErasing} onClose={() => setErasing(false)} title="Apagar os dados de nascimento?">
        <p>O que está guardado e o que você digitou aqui se apaga. Quem podia ver deixa de ver.</p>
        {erasing.error && <ErrorState>{errorMessage(erasing.error)}</ErrorState>}
        <div className="flex flex-wrap gap-3">
          <Button busy={erasing.isPending} busyWords="Apagando…" onClick={() => erasing.mutate()}>
            Apagar
          </Button>
          <Button variant="quiet" onClick={() => setErasing(false)}>
            Deixar como está
          </Button>
        </div>
      </Dialog>
    </>
  )
}

function Shares({ shares }: Pick<Known, 'shares'>) {
  const queries = useQueryClient()
  const taking = useMutation({
    mutationFn: (id: string) => browserApi(withdrawBirthData, { id }),
    onSuccess: (saved) => queries.setQueryData(question.queryKey, saved),
  })
  if (shares.length === 0)
    return (
      <p className="measure text-quiet text-sm">
        Ninguém vê estes dados. Para mostrar a alguém que atende você, abra o perfil da pessoa.
      </p>
    )
  return (
    <section aria-labelledby="quem-ve" className="grid gap-3">
      <h3 id="quem-ve" className="font-sans font-semibold">
        Quem vê
      </h3>
      {taking.isError && <ErrorState>{errorMessage(taking.error)}</ErrorState>}
      <ul className="border-line border-t">
        {shares.map(({ consultant: { id, name, imageUrl }, sharedAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b py-3">
            <Avatar name={name} imageUrl={imageUrl} size="sm" />
            <p className="min-w-40 flex-1">
              <a href={`/consultores/${id}`} className="font-semibold hover:text-accent hover:underline">
                {name}
              </a>{' '}
              <span className="text-quiet text-sm">desde {formatDay(sharedAt)}</span>
            </p>
            <Button
              size="sm"
              variant="secondary"
              busy={taking.isPending && taking.variables === id}
              onClick={() => taking.mutate(id)}
            >
              Não mostrar mais<span className="sr-only"> a {name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
