import { useState } from 'react'
import type { Day } from '../../birth-day/rules.ts'
import { Arrived } from '../../ui/arrived.tsx'
import { NextStep } from '../../ui/next-step.tsx'
import { type Letter, spelled } from '../letters/rules.ts'
import { DateLeaves } from './date-leaves.tsx'
import { LetterStrip } from './letter-strip.tsx'
import { NameLeaves } from './name-leaves.tsx'

type Props = { name: string; letters: readonly Letter[] | undefined; day: Day | undefined; year: number }

/** The leaves of one person; how each Y sounds can still be changed. */
export function NumerologyLeaves({ name, letters, day, year }: Props) {
  const [heard, setHeard] = useState<Readonly<Record<number, boolean>>>({})
  const listened = letters && spelled(name, heard)
  return (
    <section aria-labelledby="numeros" className="grid gap-8">
      <Arrived id="numeros">{name ? `Os números de ${name}` : 'Os números da sua data'}</Arrived>
      {listened && (
        <>
          <LetterStrip letters={listened} onHear={(at, isVowel) => setHeard({ ...heard, [at]: isVowel })} />
          <NameLeaves letters={listened} />
        </>
      )}
      {day && <DateLeaves day={day} year={year} />}
      <NextStep
        address="/consultores?especialidade=numerologia&online=sim"
        words="Falar com um numerólogo online agora"
      >
        A soma é aritmética e pode ser conferida; o que ela diz de você é tradição, boa para conversar. Um ou dois
        números bastam para começar.
      </NextStep>
    </section>
  )
}
