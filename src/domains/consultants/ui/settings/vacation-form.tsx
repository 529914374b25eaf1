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
import { endVacation, readVacation, setVacation, type Vacation } from '../../vacation/contract.ts'
import { vacationInWords } from '../../vacation/words.rules.ts'

const question = apiQuery(readVacation, {})

/** A vacation with a first and a last day, by the clock of `zone`: planned, begun, changed, or ended early. */
export function VacationForm({ zone }: { zone?: string | undefined }) {
  const { data, error, refetch } = useQuery({ ...question, staleTime: 0 })
  const queries = useQueryClient()
  const [firstDay, setFirstDay] = useState('')
  const [lastDay, setLastDay] = useState('')
  const onSuccess = (now: Vacation) => {
    queries.setQueryData(question.queryKey, now)
    void queries.invalidateQueries({ queryKey: [getMyApplicationStatus.path] })
    setFirstDay('')
    setLastDay('')
    toast({ title: savedWords(now) })
  }
  const going = useMutation({
    mutationFn: () => browserApi(setVacation, { lastDay, ...(firstDay && { firstDay }), ...(zone && { zone }) }),
    onSuccess,
  })
  const coming = useMutation({ mutationFn: () => browserApi(endVacation, {}), onSuccess })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    going.mutate()
  }
  const faults = going.error instanceof ApiError ? going.error.fields : {}
  const isOfField = Boolean(faults.firstDay ?? faults.lastDay)
  const isThere = Boolean(data?.days)
  return (
    <Card as="section" aria-labelledby="ferias" className="grid gap-4">
      <h2 id="ferias" className="scroll-mt-24 text-xl">
        Férias
      </h2>
      <p className="measure text-quiet">
        Do primeiro ao último dia ninguém pode pedir consulta, marcar horário nem comprar pergunta, e o seu perfil diz
        as datas desde já. No dia seguinte você aparece de novo, sem precisar fazer nada. O que já foi perguntado
        continua com prazo. Consultas marcadas para esses dias se encerram, e o valor volta para quem marcou; as que
        você já não pode desmarcar sem custo continuam na sua agenda.
      </p>
      {error && <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>}
      {!error && !data && <Skeleton className="h-11 w-full" />}
      {data?.days && (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <p role="status" className="font-medium">
            {data.backAt
              ? `Você está de férias e volta em ${formatDay(data.backAt)}.`
              : `Suas próximas férias: ${vacationInWords(data.days)}.`}
          </p>
          <Button variant="secondary" busy={coming.isPending} onClick={() => coming.mutate()}>
            {data.backAt ? 'Voltar agora' : 'Cancelar as férias'}
          </Button>
        </div>
      )}
      {data && (
        <form method="post" noValidate onSubmit={submit} className="flex flex-wrap items-start gap-x-3 gap-y-3">
          <DayField
            label="Primeiro dia"
            hint="Em branco: a partir de agora."
            className="w-[min(12rem,100%)]"
            value={firstDay}
            error={faults.firstDay}
            onChange={(event) => setFirstDay(event.target.value)}
          />
          <DayField
            label="Último dia"
            className="w-[min(12rem,100%)]"
            value={lastDay}
            error={faults.lastDay}
            onChange={(event) => setLastDay(event.target.value)}
          />
          <Button
            type="submit"
            variant={isThere ? 'secondary' : 'primary'}
            className="sm:mt-[1.65rem]"
            busy={going.isPending}
            busyWords="Guardando…"
          >
            {isThere ? 'Mudar as férias' : firstDay ? 'Guardar as férias' : 'Sair de férias agora'}
          </Button>
        </form>
      )}
      {(coming.error ?? (going.error && !isOfField && going.error)) && (
        <ErrorState>{errorMessage(coming.error ?? going.error)}</ErrorState>
      )}
    </Card>
  )
}

const savedWords = ({ backAt, days }: Vacation) =>
  backAt
    ? `Boas férias! Você volta em ${formatDay(backAt)}`
    : days
      ? `Férias marcadas: ${vacationInWords(days)}`
      : 'Você não tem férias marcadas'
