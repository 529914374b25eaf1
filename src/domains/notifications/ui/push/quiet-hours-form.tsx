import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { Field } from '#browser/kit/forms/field.tsx'
import { chooseQuietHours, readPushing } from '../../push/contract.ts'

type Quiet = { fromMinute: number; untilMinute: number; zone: string }

const timeOf = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

function minuteOf(time: string): number | undefined {
  const [, hour, minute] = /^(\d\d):(\d\d)/.exec(time) ?? []
  return hour === undefined ? undefined : Number(hour) * 60 + Number(minute)
}

/** From when until when nothing lights up, by the clock of where the person is. */
export function QuietHoursForm({ quiet, zone }: { quiet: Quiet; zone: string }) {
  const client = useQueryClient()
  const [from, setFrom] = useState(timeOf(quiet.fromMinute))
  const [until, setUntil] = useState(timeOf(quiet.untilMinute))
  const saving = useMutation({
    mutationFn: (chosen: Quiet) => browserApi(chooseQuietHours, chosen),
    async onSuccess() {
      await client.invalidateQueries({ queryKey: [readPushing.path] })
      toast({
        title: 'Horas de silêncio guardadas',
        description: from === until ? 'Nenhuma.' : `Das ${from} às ${until}.`,
      })
    },
  })
  const [fromMinute, untilMinute] = [minuteOf(from), minuteOf(until)]
  const isIncomplete = fromMinute === undefined || untilMinute === undefined
  return (
    <form
      className="grid justify-items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (isIncomplete) return
        saving.mutate({ fromMinute, untilMinute, zone })
      }}
    >
      <h3 className="text-lg">Horas de silêncio</h3>
      <p className="text-quiet text-sm">
        O que chegar nelas aparece no aparelho depois. E-mails seguem como sempre. A mesma hora duas vezes: nenhuma.
      </p>
      <div className="flex flex-wrap gap-3">
        <Field label="Das" type="time" required value={from} onChange={({ target }) => setFrom(target.value)} />
        <Field label="Até as" type="time" required value={until} onChange={({ target }) => setUntil(target.value)} />
      </div>
      {saving.error && (
        <p role="alert" className="text-bad text-sm">
          {errorMessage(saving.error)}
        </p>
      )}
      <Button type="submit" size="sm" variant="secondary" busy={saving.isPending}>
        Guardar as horas
      </Button>
    </form>
  )
}
