import { Accordion } from '#browser/kit/layout/accordion.tsx'
import { linesOf } from '../coins.rules.ts'
import type { OracleOfDay } from '../contract.ts'
import { HexagramCard } from './hexagram-card.tsx'
import { MeaningText } from './meaning-text.tsx'

/** The hexagram of the day, its text, and how it follows from the date. */
export const HexagramOfDay = ({ oracle }: { oracle: OracleOfDay }) => {
  const { figure, meaning } = oracle
  return (
    <HexagramCard {...figure} lines={linesOf(figure.lines)} heading={<h3 className="text-2xl">{figure.name}</h3>}>
      <div className="grid gap-8">
        <MeaningText meaning={meaning} />
        <Accordion items={[{ title: 'Refaça a conta', content: <Sum {...oracle} /> }]} />
      </div>
    </HexagramCard>
  )
}

/** Every step from the date to the hexagram. */
const Sum = ({ phrase, hash, byte, figure }: OracleOfDay) => (
  <div className="grid gap-3 text-sm tabular-nums">
    <p>
      A figura de hoje sai da data, e de nada mais: é a mesma para todo mundo até a meia-noite de Brasília, e qualquer
      pessoa pode refazer a conta.
    </p>
    <ol className="grid list-decimal gap-2 pl-5">
      <li>
        A frase do dia é <code className="text-ink">{phrase}</code>.
      </li>
      <li>
        O resumo dela em SHA-256 é <code className="break-all text-ink">{hash}</code>. Num terminal:{' '}
        <code className="text-ink">printf '{phrase}' | shasum -a 256</code>
      </li>
      <li>
        Os dois primeiros algarismos, <code className="text-ink">{hash.slice(0, 2)}</code>, valem {byte} em nossos
        números.
      </li>
      <li>
        {byte} dividido por 64 deixa resto {figure.number - 1}. Mais um, porque o livro começa em 1: figura{' '}
        {figure.number}.
      </li>
    </ol>
  </div>
)
