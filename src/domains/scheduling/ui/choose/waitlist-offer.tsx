import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useLocation } from 'react-router'
import { ApiError, browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Select } from '#browser/kit/forms/select.tsx'
import { apiQuery } from '#browser/query.ts'
import { signInPathFor } from '#domains/accounts/rules.ts'
import { ResendConfirmation } from '#domains/accounts/ui/email/resend-confirmation.tsx'
import { useSession } from '#domains/accounts/ui/session.tsx'
import type { Channel } from '#domains/consultants/rules.ts'
import type { BookingMinutes } from '../../rules.ts'
import { joinWaitlist, leaveWaitlist, readWaitlist } from '../../waitlist/contract.ts'
import { dayInWords } from '../local-time.ts'

type Props = {
  consultantId: string
  channel: Channel
  minutes: BookingMinutes
  zone: string
  /** Days of the month, `yyyy-mm-dd`, on which nothing is free. */
  fullDays: readonly string[]
}

/** Somebody wants a day that is full: a mail when a place opens on it. */
export function WaitlistOffer({ consultantId, channel, minutes, zone, fullDays }: Props) {
  const title = useId()
  const { state, user } = useSession()
  const { pathname, search } = useLocation()
  const client = useQueryClient()
  const question = apiQuery(readWaitlist, {})
  const isClient = state === 'signed-in' && user.role === 'client'
  const { data } = useQuery({ ...question, enabled: isClient })
  const waiting = (data?.entries ?? []).filter(({ consultant }) => consultant.id === consultantId)
  const left = fullDays.filter((day) => !waiting.some((entry) => entry.day === day && !entry.isTold))
  const [chosen, setChosen] = useState('')
  const day = left.includes(chosen) ? chosen : left[0]
  const join = useMutation({
    mutationFn: (wanted: string) =>
      browserApi(joinWaitlist, { id: crypto.randomUUID(), consultantId, channel, minutes, zone, day: wanted }),
    onSuccess: (list) => client.setQueryData(question.queryKey, list),
  })
  const leave = useMutation({
    mutationFn: (id: string) => browserApi(leaveWaitlist, { id }),
    onSuccess: (list) => client.setQueryData(question.queryKey, list),
  })
  const error = join.error ?? leave.error
  if (!day && waiting.length === 0) return null
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (day) join.mutate(day)
  }
  return (
    <section aria-labelledby={title} className="grid gap-3 border-line border-t pt-5">
      <div className="grid gap-0.5">
        <h3 id={title} className="font-display text-lg">
          O dia que você quer está cheio?
        </h3>
        <p className="text-quiet text-sm">
          Avisamos por e-mail se abrir um horário. Ele fica com quem marcar primeiro.
        </p>
      </div>
      {day && isClient && (
        <form onSubmit={send} className="flex flex-wrap items-end gap-3">
          <Select
            label="Dia"
            value={day}
            onChange={(event) => setChosen(event.target.value)}
            className="min-w-56 flex-1 sm:max-w-72"
          >
            {left.map((one) => (
              <option key={one} value={one}>
                {dayInWords(one)}
              </option>
            ))}
          </Select>
          <Button type="submit" variant="secondary" busy={join.isPending} busyWords="Anotando…">
            Avise-me
          </Button>
        </form>
      )}
      {day && state === 'signed-out' && (
        <a href={signInPathFor(pathname + search)} className="prose-link justify-self-start text-sm">
          Entrar para pedir o aviso
        </a>
      )}
      {waiting.length > 0 && (
        <ul aria-label="Dias que você espera" className="grid gap-1 text-sm">
          {waiting.map((entry) => (
            <li key={entry.id} className="flex flex-wrap items-center justify-between gap-x-4">
              <span className="first-letter:uppercase">
                {dayInWords(entry.day)}
                {entry.isTold ? ': abriu um horário, e avisamos você' : ': avisamos se abrir'}
              </span>
              <Button
                variant="quiet"
                size="sm"
                aria-label={`Não esperar mais por ${dayInWords(entry.day)}`}
                disabled={leave.isPending}
                onClick={() => leave.mutate(entry.id)}
              >
                Não esperar mais
              </Button>
            </li>
          ))}
        </ul>
      )}
      {error && (
        <p role="alert" className="font-medium text-bad text-sm">
          {errorMessage(error)}
        </p>
      )}
      {error instanceof ApiError && error.code === 'waitlist.confirm_email' && <ResendConfirmation />}
    </section>
  )
}
