import { type FormEvent, useRef, useState } from 'react'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Card } from '#browser/kit/display/card.tsx'
import { DayField } from '#browser/kit/forms/day-field.tsx'
import { Select } from '#browser/kit/forms/select.tsx'
import { toIsoDay } from '#shared/day-input.ts'
import type { HoursException, Stretch } from '../../slots.rules.ts'
import { dayInWords } from '../local-time.ts'
import { timeOfDay } from './draft.ts'
import { RemoveButton, StretchRow } from './stretch-row.tsx'

type Props = {
  exceptions: readonly HoursException[]
  /** `yyyy-mm-dd` */
  today: string
  onChange: (exceptions: HoursException[]) => void
}

const isDay = (day: string) => {
  const at = new Date(`${day}T12:00:00Z`)
  return /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day)
}

/** Days that differ from the week: off, or with one more stretch. */
export function Exceptions({ exceptions, today, onChange }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [typed, setTyped] = useState('')
  const [kind, setKind] = useState<HoursException['kind']>('off')
  const [stretch, setStretch] = useState<Stretch>({ from: 18 * 60, until: 21 * 60 })
  const [fault, setFault] = useState<string>()
  const add = (event: FormEvent) => {
    event.preventDefault()
    const day = toIsoDay(typed)
    if (!isDay(day)) return setFault('Confira o dia: dd/mm/aaaa.')
    if (day < today) return setFault('Este dia já passou.')
    setFault(undefined)
    setTyped('')
    const added: HoursException = kind === 'off' ? { day, kind } : { day, kind, ...stretch }
    const others = exceptions.filter((one) => JSON.stringify(one) !== JSON.stringify(added))
    onChange([...others, added].toSorted((a, b) => a.day.localeCompare(b.day)))
  }
  const ahead = exceptions.filter(({ day }) => day >= today)
  return (
    <Card as="section" aria-labelledby="excecoes" className="grid gap-5">
      <div className="grid gap-1">
        <h2 id="excecoes" ref={heading} tabIndex={-1} className="text-xl outline-none">
          Dias diferentes
        </h2>
        <p className="measure text-quiet text-sm">
          Uma folga fecha o dia; um horário extra abre mais um período. Com os dois no mesmo dia, vale só o extra.
        </p>
      </div>
      {ahead.length > 0 && (
        <ul className="border-line border-t">
          {ahead.map((one) => (
            <li key={JSON.stringify(one)} className="flex items-center justify-between gap-3 border-line border-b">
              <span className="text-sm">
                <span className="inline-block font-semibold first-letter:uppercase">{dayInWords(one.day)}</span>:{' '}
                {one.kind === 'off' ? 'folga' : `aberto das ${timeOfDay(one.from)} às ${timeOfDay(one.until)}`}
              </span>
              <RemoveButton
                words={`Tirar ${dayInWords(one.day)}`}
                onPress={() => {
                  onChange(exceptions.filter((other) => other !== one))
                  // The button that was pressed goes with its row.
                  heading.current?.focus()
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={add} noValidate className="flex flex-wrap items-start gap-x-3 gap-y-3">
        <DayField
          label="Dia"
          className="w-[min(10rem,100%)]"
          value={typed}
          error={fault}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Select
          label="O que muda"
          className="w-[min(11rem,100%)]"
          value={kind}
          onChange={(event) => setKind(event.target.value === 'extra' ? 'extra' : 'off')}
        >
          <option value="off">Folga</option>
          <option value="extra">Horário extra</option>
        </Select>
        {kind === 'extra' && (
          <StretchRow of="Horário extra" stretch={stretch} onChange={setStretch} className="w-full sm:mt-1.5 sm:w-72" />
        )}
        <Button type="submit" variant="secondary" className="sm:mt-[1.65rem]">
          Incluir
        </Button>
      </form>
    </Card>
  )
}
