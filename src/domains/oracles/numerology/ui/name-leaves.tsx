import { EmptyState } from '#browser/kit/empty-state.tsx'
import type { Letter } from '../letters/rules.ts'
import { asCounted, type Reduction } from '../reduction/rules.ts'
import { type NameNumber, nameNumbers } from '../rules.ts'
import { NumberLeaf } from './number-leaf.tsx'

/** The three numbers of a name, and the proof that no letter was lost. */
export const NameLeaves = ({ letters }: { letters: readonly Letter[] }) => {
  const { expression, soul, personality } = nameNumbers(letters)
  return (
    <>
      <div className="gallery">
        <Leaf name="Expressão" from="todas as letras" number={expression} />
        <Leaf name="Motivação" from="só as vogais (alma)" number={soul} />
        <Leaf name="Impressão" from="só as consoantes (personalidade)" number={personality} />
      </div>
      <p className="text-quiet text-sm tabular-nums">
        A prova: vogais {sumOf(soul)} + consoantes {sumOf(personality)} = {sumOf(expression)}, a soma de todas as
        letras.
      </p>
    </>
  )
}

const sumOf = (number: NameNumber | undefined) => number?.reduction.from ?? 0

const Leaf = ({ name, from, number }: { name: string; from: string; number: NameNumber | undefined }) =>
  number ? (
    <NumberLeaf name={name} from={from} reduction={number.reduction}>
      <p>
        {number.letters.map(({ value }) => value).join(' + ')} = {number.reduction.from}
      </p>
      <Further reduction={number.reduction} />
    </NumberLeaf>
  ) : (
    <EmptyState title={name}>Não há letras para somar: {from}.</EmptyState>
  )

const Further = ({ reduction }: { reduction: Reduction }) =>
  reduction.lines.length > 0 ? <p>{asCounted(reduction)}</p> : null
