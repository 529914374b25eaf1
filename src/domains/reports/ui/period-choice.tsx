import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '#browser/kit/buttons/button.tsx'
import { DayField } from '#browser/kit/forms/day-field.tsx'
import { toIsoDay } from '#shared/day-input.ts'
import { formatIsoDay } from '#shared/dates.ts'
import { Refusal } from '#shared/refusal.ts'
import { assertPeriod, type Period, type Preset, presetPeriod, PRESETS } from '../sums/rules.ts'

type Props = {
  preset: Preset | undefined
  period: Period
  onPeriod: (period: Period) => void
}

/** The period of a report: a preset, as a link of its own address, or two typed days. */
export function PeriodChoice({ preset, period, onPeriod }: Props) {
  const [fault, setFault] = useState<string>()
  function choose(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    try {
      setFault(undefined)
      onPeriod(assertPeriod({ from: toIsoDay(String(typed.get('de'))), to: toIsoDay(String(typed.get('ate'))) }))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      setFault(error.message)
    }
  }
  return (
    <div className="grid gap-4" data-print="no">
      <ul aria-label="Período" className="flex flex-wrap gap-2">
        {Object.entries(PRESETS).map(([name, words]) => (
          <li key={name}>
            <a
              href={`/relatorios?periodo=${name}`}
              aria-current={name === preset ? 'true' : undefined}
              className="inline-flex min-h-10 items-center whitespace-nowrap rounded-full border border-edge bg-surface px-4 text-sm transition-colors duration-150 hover:border-accent hover:text-accent aria-[current]:border-accent aria-[current]:bg-accent-wash aria-[current]:font-semibold aria-[current]:text-accent"
            >
              {words}
            </a>
          </li>
        ))}
      </ul>
      <form noValidate onSubmit={choose} className="grid gap-x-3 gap-y-2">
        <div className="flex flex-wrap items-end gap-3">
          <DayField
            key={`de ${period.from}`}
            label="De"
            name="de"
            defaultValue={formatIsoDay(period.from)}
            className="w-[min(9rem,100%)]"
            aria-invalid={fault ? true : undefined}
          />
          <DayField
            key={`até ${period.to}`}
            label="Até"
            name="ate"
            defaultValue={formatIsoDay(period.to)}
            className="w-[min(9rem,100%)]"
            aria-invalid={fault ? true : undefined}
          />
          <Button type="submit" variant="secondary">
            Ver período
          </Button>
        </div>
        {fault && (
          <p role="alert" className="text-bad text-sm">
            {fault}
          </p>
        )}
      </form>
    </div>
  )
}

/** The period that the address names (`periodo`, or `de` and `ate`), and how to choose another. */
export function useChosenPeriod() {
  const [search, setSearch] = useSearchParams()
  const [now] = useState(() => new Date())
  return {
    now,
    ...chosenIn(search, now),
    onPeriod: ({ from, to }: Period) => setSearch({ de: from, ate: to }, { preventScrollReset: true }),
  }
}

/** This month, unless the address says otherwise. What it says is checked by the server, which answers why not. */
function chosenIn(search: URLSearchParams, now: Date): { preset: Preset | undefined; period: Period } {
  const [from, to] = [search.get('de'), search.get('ate')]
  if (from !== null && to !== null) return { preset: undefined, period: { from, to } }
  const named = search.get('periodo') ?? ''
  const preset = Object.hasOwn(PRESETS, named) ? (named as Preset) : 'este-mes'
  return { preset, period: presetPeriod(preset, now) }
}
