import { useState } from 'react'
import type { Day } from '../../birth-day.rules.ts'
import { ResultHeading } from '../../ui/result-heading.tsx'
import { NextStep } from '../../ui/next-step.tsx'
import { type Letter, spellName } from '../letters.rules.ts'
import { DateNumbers } from './date-numbers.tsx'
import { LetterStrip } from './letter-strip.tsx'
import { NameNumbers } from './name-numbers.tsx'

type Props = { name: string; letters: readonly Letter[] | undefined; day: Day | undefined; year: number }

/** The numbers of one person; how each Y counts can still be changed. */
export function NumerologyResult({ name, letters, day, year }: Props) {
  const [yVowels, setYVowels] = useState<Readonly<Record<number, boolean>>>({})
  const spelt = letters && spellName(name, yVowels)
  return (
    <section aria-labelledby="numeros" className="grid gap-8">
      <ResultHeading id="numeros">{name ? `Os números de ${name}` : 'Os números da sua data'}</ResultHeading>
      {spelt && (
        <>
          <LetterStrip letters={spelt} onHear={(at, isVowel) => setYVowels({ ...yVowels, [at]: isVowel })} />
          <NameNumbers letters={spelt} />
        </>
      )}
      {day && <DateNumbers day={day} year={year} />}
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
