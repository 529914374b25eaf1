import { useState } from 'react'
import { Button } from '#browser/kit/buttons/button.tsx'
import { DayField } from '#browser/kit/forms/day-field.tsx'
import { Field } from '#browser/kit/forms/field.tsx'
import { Refusal } from '#shared/refusal.ts'
import { CLEANED } from '#shared/typed-text/clean.ts'
import { parseBirthDay, type Day, dayOf } from '../../birth-day.rules.ts'
import { type Letter, spellName } from '../letters.rules.ts'
import { NumerologyResult } from './numerology-result.tsx'

type Worked = { name: string; letters: readonly Letter[] | undefined; day: Day | undefined; year: number; turn: number }
type Faults = { name?: string | undefined; day?: string | undefined }

/**
 * Numbers from a name and a date of birth, computed on this device alone: the fields have no names, so they can never
 * be submitted.
 */
export function Numerology() {
  const [name, setName] = useState('')
  const [typed, setTyped] = useState('')
  const [faults, setFaults] = useState<Faults>({})
  const [worked, setWorked] = useState<Worked>()

  const work = () => {
    const today = dayOf(new Date())
    const written = CLEANED.name(name)
    const letters = asked(written, () => spellName(written))
    const day = asked(typed, () => parseBirthDay(typed, today))
    const isEmpty = !written && !typed.trim()
    const next = { name: isEmpty ? 'Escreva o nome, a data ou os dois.' : letters.fault, day: day.fault }
    setFaults(next)
    if (!next.name && !next.day)
      setWorked({
        name: written,
        letters: letters.value,
        day: day.value,
        year: today.year,
        turn: (worked?.turn ?? 0) + 1,
      })
  }

  return (
    <div className="grid gap-10">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          work()
        }}
        className="grid items-start gap-5 rounded-lg border border-line bg-surface p-5 sm:p-8 lg:grid-cols-[2fr_1fr_auto]"
      >
        <Field
          label="Nome completo"
          hint="Como está na certidão. Partículas e agnomes entram: de, da, dos, Filho, Neto."
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={faults.name}
        />
        <DayField
          label="Data de nascimento"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          error={faults.day}
        />
        <Button type="submit" className="lg:mt-7">
          Fazer as contas
        </Button>
        <p className="text-quiet text-sm lg:col-span-3">
          As contas são feitas aqui, no seu aparelho. Nada do que você escreve é enviado nem guardado.
        </p>
      </form>
      {worked && <NumerologyResult key={worked.turn} {...worked} />}
    </div>
  )
}

/** The result of a rule for typed text, or why it refuses. Empty text gives neither. */
function asked<T>(typed: string, rule: () => T): { value?: T; fault?: string } {
  if (!typed.trim()) return {}
  try {
    return { value: rule() }
  } catch (error) {
    if (error instanceof Refusal) return { fault: error.message }
    throw error
  }
}
