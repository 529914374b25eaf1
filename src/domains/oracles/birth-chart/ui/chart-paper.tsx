import { useState } from 'react'
import { ApiError, errorMessage } from '#browser/api.ts'
import { saveFile } from '#browser/files/save-file.ts'
import { Download } from '#browser/icons/download.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { Field } from '#browser/kit/forms/field.tsx'
import { isoDay } from '../../birth-day.rules.ts'
import type { Birth } from '../birth.rules.ts'
import type { HouseSystem } from '../houses.rules.ts'
import { CHART_PDF_PATH, type ChartPaperInput } from '../pdf/contract.ts'
import { placeLabel } from '../places/rules.ts'

/** The chart as a PDF with its drawing, under a name of the reader's choice. */
export function ChartPaper({ birth, system }: { birth: Birth; system: HouseSystem }) {
  const [name, setName] = useState('')
  const [isBusy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      const answer = await fetch(CHART_PDF_PATH, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(inputOf(name, birth, system)),
      })
      if (!answer.ok) throw new ApiError(answer.status, await answer.text())
      saveFile(await answer.blob(), 'mapa-astral.pdf')
    } catch (error) {
      toast({ title: 'O arquivo não veio', description: errorMessage(error), variant: 'destructive' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <section
      aria-labelledby="papel"
      className="flex flex-wrap items-end gap-x-5 gap-y-4 rounded-lg border border-line bg-surface p-5 sm:p-6"
    >
      <div className="grid min-w-64 flex-1 gap-1">
        <h4 id="papel" className="font-display text-xl">
          O mapa em papel
        </h4>
        <p className="measure text-quiet text-sm">
          Um PDF com a roda, as posições, as casas e os aspectos. Para montá-lo, os dados passam pelo nosso servidor e
          não ficam guardados lá.
        </p>
      </div>
      <div className="min-w-56 flex-1">
        <Field
          label="Nome no papel"
          optional
          autoComplete="off"
          maxLength={80}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </div>
      <Button variant="secondary" busy={isBusy} busyWords="Montando…" onClick={() => void download()}>
        <Download aria-hidden="true" className="size-4" />
        Baixar o PDF
      </Button>
    </section>
  )
}

const inputOf = (name: string, { day, place, clock }: Birth, system: HouseSystem) =>
  ({
    name,
    day: isoDay(day),
    at: clock?.at ?? null,
    place: placeLabel(place),
    state: place.state,
    latitude: place.latitude,
    longitude: place.longitude,
    system,
  }) satisfies ChartPaperInput
