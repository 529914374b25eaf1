import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import type { Letter } from '../letters.rules.ts'
import { formatReduction, type Reduction } from '../reduction.rules.ts'
import { type NameNumber, nameNumbers } from '../rules.ts'
import { NumberCard } from './number-card.tsx'

/** The three numbers of a name, and the check that every letter was counted. */
export const NameNumbers = ({ letters }: { letters: readonly Letter[] }) => {
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
