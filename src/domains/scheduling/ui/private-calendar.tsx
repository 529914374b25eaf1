import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiError, browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { Field } from '#browser/kit/forms/field.tsx'
import { apiQuery } from '#browser/query.ts'
import { formatDayAndTime, formatTime } from '#shared/dates.ts'
import {
  type PrivateCalendar as Calendar,
  readPrivateCalendar,
  removePrivateCalendar,
  setPrivateCalendar,
} from '../private-calendar/contract.ts'
import { FAULT_WORDS } from './private-calendar-words.ts'

const question = apiQuery(readPrivateCalendar, {})
const FIRST_READING_MS = 3_000

/** A calendar that was just added is read within seconds. */
const isFirstReading = (data: Calendar | undefined) =>
  Boolean(data?.calendar && !data.calendar.answeredAt && !data.calendar.fault)

/** What keeps a consultant busy elsewhere, as their own calendar says. */
export const usePrivateCalendar = () =>
  useQuery({
    ...question,
    staleTime: 60_000,
    refetchInterval: ({ state: { data } }) => (isFirstReading(data) ? FIRST_READING_MS : false),
  })

/** A consultant's own calendar, whose busy times cannot be booked: added, how reading goes, taken away. */
export function PrivateCalendar() {
  const { data, error, refetch } = usePrivateCalendar()
  const queries = useQueryClient()
  const [address, setAddress] = useState('')
  const [isChanging, setChanging] = useState(false)
  const keep = (now: Calendar) => queries.setQueryData(question.queryKey, now)
  const adding = useMutation({
    mutationFn: () => browserApi(setPrivateCalendar, { address }),
    onSuccess: (now) => {
      keep(now)
      setAddress('')
      setChanging(false)
    },
  })
  const removing = useMutation({
    mutationFn: () => browserApi(removePrivateCalendar, {}),
    onSuccess: (now) => {
      keep(now)
      toast({ title: 'Calendário retirado', description: 'Os horários dele já podem ser marcados de novo.' })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    adding.mutate()
  }
  if (data && !data.isOffered) return null
  const fault = adding.error instanceof ApiError ? adding.error.fields.address : undefined
  const calendar = data?.calendar
  return (
    <section aria-labelledby="particular" className="grid justify-items-start gap-4">
      <div className="grid gap-1">
        <h2 id="particular" className="scroll-mt-24 text-2xl">
          Os seus compromissos
        </h2>
        <p className="measure text-quiet text-sm">
          Cole o endereço do seu calendário (Google, Apple, Outlook), e ninguém marca em cima do dentista. Lemos de hora
          em hora e guardamos só os horários ocupados, nunca o assunto. O que já está marcado aqui não muda.
        </p>
      </div>
      {error && !data && <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>}
      {!error && !data && <Skeleton className="h-11 w-full" />}
      {calendar && <Reading calendar={calendar} busy={data.busy.length} />}
      {data && (!calendar || isChanging) && (
        <form method="post" noValidate onSubmit={submit} className="flex w-full max-w-2xl flex-wrap items-start gap-3">
          <Field
            label="Endereço do seu calendário (iCal)"
            type="url"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            placeholder="https://…/basic.ics"
            className="min-w-0 flex-1 basis-72"
            value={address}
            error={fault}
            onChange={(event) => setAddress(event.target.value)}
          />
          <Button type="submit" className="sm:mt-[1.65rem]" busy={adding.isPending} busyWords="Guardando…">
            Ler este calendário
          </Button>
        </form>
      )}
      {data && (!calendar || isChanging) && <WhereItIs />}
      {calendar && (
        <div className="flex flex-wrap gap-2">
          {!isChanging && (
            <Button variant="secondary" size="sm" onClick={() => setChanging(true)}>
              Trocar o endereço
            </Button>
          )}
          <Button variant="quiet" size="sm" busy={removing.isPending} onClick={() => removing.mutate()}>
            Retirar o calendário
          </Button>
        </div>
      )}
      {(removing.error ?? (adding.error && !fault && adding.error)) && (
        <ErrorState>{errorMessage(removing.error ?? adding.error)}</ErrorState>
      )}
    </section>
  )
}

/** How reading goes: when it last did, what is known, and what to do about a fault. */
function Reading({ calendar, busy }: { calendar: NonNullable<Calendar['calendar']>; busy: number }) {
  const { host, answeredAt, fault, nextReadAt, unread } = calendar
  const times = busy === 0 ? 'nenhum horário ocupado' : busy === 1 ? '1 horário ocupado' : `${busy} horários ocupados`
  return (
    <div role="status" className="grid w-full gap-3">
      <p className="measure">
        <strong className="font-semibold">{host}</strong>
        {answeredAt
          ? `: lido em ${formatDayAndTime(answeredAt)}, ${times} daqui para a frente.`
          : fault
            ? ': ainda não foi lido.'
            : ': lendo pela primeira vez…'}
      </p>
      {fault && (
        <Notice tone="warn" title={FAULT_WORDS[fault][0]}>
          {FAULT_WORDS[fault][1]} A próxima tentativa é às {formatTime(nextReadAt)}.
          {answeredAt && ' Até lá vale o que foi lido por último.'}
        </Notice>
      )}
      {unread > 0 && (
        <p className="measure text-quiet text-sm">
          {unread === 1
            ? 'De 1 compromisso não entendemos o horário: confira se ele se repete de um jeito estranho.'
            : `De ${unread} compromissos não entendemos o horário: confira se eles se repetem de um jeito estranho.`}
        </p>
      )}
    </div>
  )
}

const WhereItIs = () => (
  <details className="text-sm">
    <summary className="min-h-10 py-2 text-quiet hover:text-accent">Onde encontro este endereço?</summary>
    <ul className="measure grid gap-2 pt-1">
      <li>
        <strong className="font-semibold">Google Agenda</strong>, no computador: Configurações, o nome da sua agenda, e
        no fim “Endereço secreto no formato iCal”.
      </li>
      <li>
        <strong className="font-semibold">Apple (iCloud)</strong>: no app Calendário, compartilhe a agenda como
        “Calendário público” e copie o link.
      </li>
      <li>
        <strong className="font-semibold">Outlook</strong>, na web: Configurações, Calendário, Calendários
        compartilhados, “Publicar um calendário”, e copie o link ICS.
      </li>
    </ul>
    <p className="measure pt-2 text-quiet">
      Quem tem este endereço lê o seu calendário. Aqui ele fica guardado com chave e não aparece mais para ninguém, nem
      para você.
    </p>
  </details>
)
