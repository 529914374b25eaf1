import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Card } from '#browser/kit/display/card.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { Select } from '#browser/kit/forms/select.tsx'
import { apiQuery } from '#browser/query.ts'
import type { Booking } from '../../bookings/contract.ts'
import { readHours, setHours } from '../../hours/contract.ts'
import type { Schedule, WeeklyStretch } from '../../slots.rules.ts'
import { endsAt } from '../booking-words.ts'
import { BRAZILIAN_ZONES, dayInWords, placeOf, useDeviceZone, wallTimeIn } from '../local-time.ts'
import { useBookings } from '../use-bookings.ts'
import {
  isWithin,
  joinWeek,
  minutesOfTime,
  nextStretch,
  repeatMonday,
  timeOfDay,
  weekdayName,
  weekdayOfDay,
  WEEKDAYS,
} from './draft.ts'
import { Exceptions } from './exceptions.tsx'
import { StretchRow } from './stretch-row.tsx'
import { type BookedBlock, WeekGrid } from './week-grid.tsx'

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
  const [draft, setDraft] = useState(saved)
  const client = useQueryClient()
  const { data: bookings = [], dataUpdatedAt } = useBookings(personId, 'ahead')
  const change = (part: Partial<Schedule>) => setDraft((now) => ({ ...now, ...part }))
  const setWeek = (weekly: readonly WeeklyStretch[]) => change({ weekly: joinWeek(weekly) })
  const save = useMutation({
    mutationFn: () => browserApi(setHours, draft),
    onSuccess: (kept) => {
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
      <Rules draft={draft} onChange={change} />
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
          <Button variant="quiet" onClick={() => setDraft(saved)}>
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

/** The same week by keyboard: a row for each day, two lists for each stretch. */
function WeekList({
  weekly,
  onChange,
}: {
  weekly: readonly WeeklyStretch[]
  onChange: (weekly: readonly WeeklyStretch[]) => void
}) {
  const list = useRef<HTMLUListElement>(null)
  const removed = (at: number, weekday: number) => {
    onChange(weekly.filter((_, other) => other !== at))
    // The button that was pressed goes with its row: the keyboard stays on the day.
    list.current?.querySelector<HTMLElement>(`[data-weekday="${weekday}"]`)?.focus()
  }
  return (
    <ul ref={list} className="grid gap-1">
      {WEEKDAYS.map((name, n) => {
        const weekday = n + 1
        const more = nextStretch(weekly, weekday)
        return (
          <li key={name} className="grid gap-1.5 border-line border-b py-2">
            <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-3">
              <h3 data-weekday={weekday} tabIndex={-1} className="font-sans font-semibold text-sm outline-none">
                {name}
              </h3>
              <div className="flex flex-wrap items-center gap-1">
                {weekday === 1 && weekly.some((one) => one.weekday === 1) && (
                  <Button
                    variant="quiet"
                    size="sm"
                    className="max-sm:-ml-3"
                    onClick={() => onChange(repeatMonday(weekly))}
                  >
                    Repetir até sexta
                  </Button>
                )}
                {more && (
                  <Button
                    variant="quiet"
                    size="sm"
                    aria-label={`Abrir um período: ${name}`}
                    onClick={() => onChange([...weekly, more])}
                  >
                    <Plus aria-hidden="true" className="size-4" /> período
                  </Button>
                )}
              </div>
            </div>
            {weekly.every((one) => one.weekday !== weekday) && <p className="text-quiet text-sm">Sem horários</p>}
            {weekly.map((stretch, at) =>
              stretch.weekday === weekday ? (
                <StretchRow
                  key={at}
                  of={name}
                  stretch={stretch}
                  onChange={(changed) => onChange(weekly.with(at, { ...changed, weekday }))}
                  remove={{
                    words: `Tirar ${weekdayName(weekday)}, ${timeOfDay(stretch.from)} às ${timeOfDay(stretch.until)}`,
                    onPress: () => removed(at, weekday),
                  }}
                />
              ) : null,
            )}
          </li>
        )
      })}
    </ul>
  )
}

const NOTICES = [
  [15, '15 minutos antes'],
  [30, '30 minutos antes'],
  [60, '1 hora antes'],
  [120, '2 horas antes'],
  [240, '4 horas antes'],
  [720, '12 horas antes'],
  [1_440, '1 dia antes'],
  [2_880, '2 dias antes'],
  [10_080, '7 dias antes'],
] as const
const FARTHEST = [7, 14, 30, 60, 90, 180].map((days) => [days, `${days} dias`] as const)
const PAUSES = [0, 5, 10, 15, 20, 30, 45, 60, 90, 120].map(
  (minutes) => [minutes, minutes === 0 ? 'Sem pausa' : `${minutes} minutos`] as const,
)

function Rules({ draft, onChange }: { draft: Schedule; onChange: (part: Partial<Schedule>) => void }) {
  const device = useDeviceZone()
  const zones = [...new Set([draft.zone, device, ...BRAZILIAN_ZONES.map(([zone]) => zone)])]
  return (
    <Card as="section" aria-labelledby="regras" className="grid gap-5">
      <h2 id="regras" className="text-xl">
        Regras
      </h2>
      <div className="grid gap-5 sm:grid-cols-2">
        <Choice
          label="Marcar no mínimo"
          hint="Com quanta antecedência alguém pode marcar."
          value={draft.noticeMinutes}
          options={NOTICES}
          onChange={(noticeMinutes) => onChange({ noticeMinutes })}
        />
        <Choice
          label="Agenda aberta por"
          hint="Até quantos dias à frente."
          value={draft.farthestDays}
          options={FARTHEST}
          onChange={(farthestDays) => onChange({ farthestDays })}
        />
        <Choice
          label="Pausa entre consultas"
          hint="Fica livre depois de cada consulta marcada."
          value={draft.pauseMinutes}
          options={PAUSES}
          onChange={(pauseMinutes) => onChange({ pauseMinutes })}
        />
        <Select
          label="Horário de"
          hint="Os seus horários são por este relógio; cada cliente os vê pelo seu."
          value={draft.zone}
          onChange={(event) => onChange({ zone: event.target.value })}
        >
          {zones.map((zone) => (
            <option key={zone} value={zone}>
              {placeOf(zone)}
            </option>
          ))}
        </Select>
      </div>
    </Card>
  )
}

function Choice({
  label,
  hint,
  value,
  options,
  onChange,
}: {
  label: string
  hint: string
  value: number
  options: readonly (readonly [number, string])[]
  onChange: (value: number) => void
}) {
  const isListed = options.some(([one]) => one === value)
  return (
    <Select label={label} hint={hint} value={value} onChange={(event) => onChange(Number(event.target.value))}>
      {!isListed && <option value={value}>{value}</option>}
      {options.map(([one, words]) => (
        <option key={one} value={one}>
          {words}
        </option>
      ))}
    </Select>
  )
}
