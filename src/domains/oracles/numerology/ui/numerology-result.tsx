import { useState } from 'react'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import type { Day } from '../../birth-day.rules.ts'
import { ResultHeading } from '../../ui/result-heading.tsx'
import { NextStep } from '../../ui/next-step.tsx'
import { type Letter, spellName } from '../letters.rules.ts'
import { formatReduction, type Reduction } from '../reduction.rules.ts'
import { type NameNumber, nameNumbers } from '../rules.ts'
import { DateNumbers } from './date-numbers.tsx'
import { LetterStrip } from './letter-strip.tsx'
import { NumberCard } from './number-card.tsx'

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

/** The three numbers of a name, and the check that every letter was counted. */
const NameNumbers = ({ letters }: { letters: readonly Letter[] }) => {
  const { expression, soul, personality } = nameNumbers(letters)
  return (
    <>
      <div className="gallery">
        <NameNumberCard name="Expressão" from="todas as letras" number={expression} />
        <NameNumberCard name="Motivação" from="só as vogais (alma)" number={soul} />
        <NameNumberCard name="Impressão" from="só as consoantes (personalidade)" number={personality} />
      </div>
      <p className="text-quiet text-sm tabular-nums">
        A prova: vogais {sumOf(soul)} + consoantes {sumOf(personality)} = {sumOf(expression)}, a soma de todas as
        letras.
      </p>
    </>
  )
}

const sumOf = (number: NameNumber | undefined) => number?.reduction.from ?? 0

const NameNumberCard = ({ name, from, number }: { name: string; from: string; number: NameNumber | undefined }) =>
  number ? (
    <NumberCard name={name} from={from} reduction={number.reduction}>
      <p>
        {number.letters.map(({ value }) => value).join(' + ')} = {number.reduction.from}
      </p>
      <FurtherSteps reduction={number.reduction} />
    </NumberCard>
  ) : (
    <EmptyState title={name}>Não há letras para somar: {from}.</EmptyState>
  )

const FurtherSteps = ({ reduction }: { reduction: Reduction }) =>
  reduction.steps.length > 0 ? <p>{formatReduction(reduction)}</p> : null
