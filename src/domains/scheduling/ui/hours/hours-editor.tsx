import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Card } from '#browser/kit/display/card.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { apiQuery } from '#browser/query.ts'
import type { Booking } from '../../bookings/contract.ts'
import { readHours, setHours } from '../../hours/contract.ts'
import type { Schedule, WeeklyStretch } from '../../slots.rules.ts'
import { endsAt } from '../booking-words.ts'
import { dayInWords, wallTimeIn } from '../local-time.ts'
import { useBookings } from '../use-bookings.ts'
import { BookingRules } from './booking-rules.tsx'
import { isWithin, joinWeek, minutesOfTime, weekdayOfDay } from './draft.ts'
import { Exceptions } from './exceptions.tsx'
import { type BookedBlock, WeekGrid } from './week-grid.tsx'
import { loadSchedule, storeSchedule } from './stored-draft.ts'
import { WeekList } from './week-list.tsx'

const WEEK_MS = 7 * 86_400_000
const question = apiQuery(readHours, {})

/** When a consultant can be booked: drawn on a week or chosen from lists, and kept as a whole. */
export function HoursEditor({ personId }: { personId: string }) {
  const { data, error, refetch } = useQuery(question)
  if (data) return <Editor key={JSON.stringify(data)} saved={data} personId={personId} />
  return error ? (
    <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  ) : (
    <Skeleton className="h-96" />
  )
}

function Editor({ saved, personId }: { saved: Schedule; personId: string }) {
  const [draft, setDraft] = useState(() => loadSchedule(personId, saved))
  const client = useQueryClient()
  const { data: bookings = [], dataUpdatedAt } = useBookings(personId, 'ahead')
  const put = (next: Schedule) => {
    setDraft(next)
    storeSchedule(personId, saved, next)
  }
  const change = (part: Partial<Schedule>) => put({ ...draft, ...part })
  const setWeek = (weekly: readonly WeeklyStretch[]) => change({ weekly: joinWeek(weekly) })
  const save = useMutation({
    mutationFn: () => browserApi(setHours, draft),
    onSuccess: (kept) => {
      storeSchedule(personId, kept, kept)
      client.setQueryData(question.queryKey, kept)
      toast({ title: 'Agenda guardada', description: keptWords(kept) })
    },
  })
  const isChanged = JSON.stringify(draft) !== JSON.stringify(saved)
  const outside = bookings.filter((booking) => !isWithin(draft, placeIn(booking, draft.zone)))
  return (
    <div className="grid gap-8">
      <Card as="section" aria-labelledby="semana" className="grid gap-5">
        <div className="grid gap-1">
          <h2 id="semana" className="text-xl">
            Semana
          </h2>
          <p className="measure text-quiet text-sm">
            Desenhe com o mouse: pressione e arraste para abrir um período, arraste o período para mudá-lo, a borda de
            baixo para alongar. No celular, toque para abrir uma hora. A lista faz o mesmo pelo teclado.
          </p>
        </div>
        <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,4fr)_minmax(0,3fr)]">
          <div className="grid gap-2">
            <WeekGrid
              weekly={draft.weekly}
              booked={blocksOf(bookings, draft.zone, dataUpdatedAt)}
              onAdd={(stretch) => setWeek([...draft.weekly, stretch])}
              onChange={(at, stretch) => setWeek(draft.weekly.with(at, stretch))}
            />
            <p className="pl-9 text-quiet text-xs">
              Em dourado, o que já está marcado nos próximos 7 dias: continua valendo, mesmo se os horários mudarem.
            </p>
          </div>
          <WeekList weekly={draft.weekly} onChange={setWeek} />
        </div>
      </Card>
      <Exceptions
        exceptions={draft.exceptions}
        today={wallTimeIn(draft.zone, new Date(dataUpdatedAt || 0)).day}
        onChange={(exceptions) => change({ exceptions })}
      />
      <BookingRules draft={draft} onChange={change} />
      {outside.length > 0 && (
        <Notice tone="warn" title="Há consultas marcadas fora destes horários">
          Elas continuam valendo. Se você não puder, desmarque cada uma na sua agenda:{' '}
          {outside.map((booking) => bookedWords(booking, draft.zone)).join('; ')}.
        </Notice>
      )}
      {save.isError && <ErrorState title="A agenda não foi guardada">{errorMessage(save.error)}</ErrorState>}
      <div
        className={
          isChanged
            ? 'sticky bottom-0 z-10 flex flex-wrap items-center gap-3 border-line border-t bg-ground py-3'
            : 'flex flex-wrap items-center gap-3'
        }
      >
        <Button
          size="lg"
          busy={save.isPending}
          busyWords="Guardando…"
          disabled={!isChanged}
          onClick={() => save.mutate()}
        >
          Guardar a agenda
        </Button>
        {isChanged && (
          <Button variant="quiet" onClick={() => put(saved)}>
            Desfazer as mudanças
          </Button>
        )}
        <p role="status" className="text-quiet text-sm">
          {isChanged ? 'Há mudanças que ainda não foram guardadas.' : keptWords(saved)}
        </p>
      </div>
    </div>
  )
}

function keptWords({ weekly, exceptions }: Schedule) {
  if (weekly.length === 0 && !exceptions.some(({ kind }) => kind === 'extra'))
    return 'Sem horários, ninguém pode marcar com você.'
  const minutes = weekly.reduce((sum, { from, until }) => sum + until - from, 0)
  return `${(minutes / 60).toLocaleString('pt-BR')} horas por semana abertas para marcar.`
}

/** A booking by the clock of the schedule, as a day and minutes of it. */
function placeIn(booking: Booking, zone: string) {
  const from = wallTimeIn(zone, booking.startsAt)
  return {
    day: from.day,
    from: minutesOfTime(from.time),
    until: minutesOfTime(from.time) + booking.minutes,
  }
}

function bookedWords(booking: Booking, zone: string) {
  const [from, until] = [wallTimeIn(zone, booking.startsAt), wallTimeIn(zone, endsAt(booking))]
  return `${booking.client.name}, ${dayInWords(from.day)}, das ${from.time} às ${until.time}`
}

const blocksOf = (bookings: readonly Booking[], zone: string, now: number): BookedBlock[] =>
  bookings
    .filter(({ startsAt }) => startsAt.getTime() < now + WEEK_MS)
    .map((booking) => {
      const { day, from, until } = placeIn(booking, zone)
      return { id: booking.id, weekday: weekdayOfDay(day), from, until, name: booking.client.name }
    })
