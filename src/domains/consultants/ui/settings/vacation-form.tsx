import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiError, browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Card } from '#browser/kit/display/card.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { DayField } from '#browser/kit/forms/day-field.tsx'
import { apiQuery } from '#browser/query.ts'
import { formatDay } from '#shared/dates.ts'
import { getMyApplicationStatus } from '../../application-status/contract.ts'
import { endVacation, readVacation, setVacation } from '../../vacation/contract.ts'

const question = apiQuery(readVacation, {})

/** A vacation until a day: begun, extended, or ended early. */
export function VacationForm() {
  const { data, error, refetch } = useQuery({ ...question, staleTime: 0 })
  const queries = useQueryClient()
  const [lastDay, setLastDay] = useState('')
  const onSuccess = (now: { backAt: Date | null }) => {
    queries.setQueryData(question.queryKey, now)
    void queries.invalidateQueries({ queryKey: [getMyApplicationStatus.path] })
    setLastDay('')
    toast({ title: now.backAt ? `Boas férias! Você volta em ${formatDay(now.backAt)}` : 'Você está de volta' })
  }
  const going = useMutation({ mutationFn: () => browserApi(setVacation, { lastDay }), onSuccess })
  const coming = useMutation({ mutationFn: () => browserApi(endVacation, {}), onSuccess })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    going.mutate()
  }
  const fault = going.error instanceof ApiError ? going.error.fields.lastDay : undefined
  return (
    <Card as="section" aria-labelledby="ferias" className="grid gap-4">
      <h2 id="ferias" className="text-xl">
        Férias
      </h2>
      <p className="measure text-quiet">
        Até o fim do dia que você escolher, ninguém pode pedir consulta nem comprar pergunta, e o seu perfil diz quando
        você volta. No dia seguinte você aparece de novo, sem precisar fazer nada. O que já foi perguntado continua com
        prazo. Consultas marcadas para esses dias se encerram, e o valor volta para quem marcou; as que você já não pode
        desmarcar sem custo continuam na sua agenda.
      </p>
      {error && <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>}
      {!error && !data && <Skeleton className="h-11 w-full" />}
      {data?.backAt && (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <p role="status" className="font-medium">
            Você está de férias e volta em {formatDay(data.backAt)}.
          </p>
          <Button variant="secondary" busy={coming.isPending} onClick={() => coming.mutate()}>
            Voltar agora
          </Button>
        </div>
      )}
      {data && (
        <form method="post" noValidate onSubmit={submit} className="flex flex-wrap items-start gap-x-3 gap-y-3">
          <DayField
            label={data.backAt ? 'Mudar o último dia' : 'Último dia das férias'}
            className="w-[min(12rem,100%)]"
            value={lastDay}
            error={fault}
            onChange={(event) => setLastDay(event.target.value)}
          />
          <Button
            type="submit"
            variant={data.backAt ? 'secondary' : 'primary'}
            className="sm:mt-[1.65rem]"
            busy={going.isPending}
            busyWords="Guardando…"
          >
            {data.backAt ? 'Mudar' : 'Sair de férias'}
          </Button>
        </form>
      )}
      {(coming.error ?? (going.error && !fault && going.error)) && (
        <ErrorState>{errorMessage(coming.error ?? going.error)}</ErrorState>
      )}
    </Card>
  )
}
