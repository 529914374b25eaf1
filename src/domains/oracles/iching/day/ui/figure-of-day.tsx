import { Accordion } from '#browser/kit/accordion.tsx'
import { Card } from '#browser/kit/card.tsx'
import { atRest, spokenLines } from '../../coins/rules.ts'
import type { OracleOfDay } from '../../contract.ts'
import { Figure } from '../../ui/figure.tsx'
import { MeaningText } from '../../ui/meaning-text.tsx'

/** The figure that everybody sees today, what it says, and how it follows from the date. */
export const FigureOfDay = ({ oracle }: { oracle: OracleOfDay }) => {
  const { figure, meaning } = oracle
  const lines = atRest(figure.lines)
  return (
    <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <Card className="grid justify-items-center gap-6 text-center">
        <Figure lines={lines} name={spokenLines(lines)} className="mt-3 w-36" />
        <div>
          <p className="text-quiet text-sm tabular-nums">Figura {figure.number}</p>
          <h3 className="text-2xl">{figure.name}</h3>
          <p className="text-quiet text-sm">
            <span lang="zh-Latn">{figure.pinyin}</span> · {figure.upper} sobre {figure.lower}
          </p>
        </div>
      </Card>
      <MeaningText meaning={meaning} />
      <div className="lg:col-start-2">
        <Accordion folds={[{ title: 'Refaça a conta', content: <Sum {...oracle} /> }]} />
      </div>
    </div>
  )
}

/** Every step from the date to the figure. */
const Sum = ({ phrase, hash, byte, figure }: OracleOfDay) => (
  <div className="grid gap-3 text-sm tabular-nums">
    <p>A figura de hoje sai da data, e de nada mais: é a mesma para todo mundo até a meia-noite de Brasília, e qualquer pessoa pode refazer a conta.</p>
    <ol className="grid list-decimal gap-2 pl-5">
      <li>
        A frase do dia é <code className="text-ink">{phrase}</code>.
      </li>
      <li>
        O resumo dela em SHA-256 é <code className="break-all text-ink">{hash}</code>. Num terminal:{' '}
        <code className="text-ink">printf '{phrase}' | shasum -a 256</code>
      </li>
      <li>
        Os dois primeiros algarismos, <code className="text-ink">{hash.slice(0, 2)}</code>, valem {byte} em nossos números.
      </li>
      <li>
        {byte} dividido por 64 deixa resto {figure.number - 1}. Mais um, porque o livro começa em 1: figura {figure.number}.
      </li>
    </ol>
  </div>
)
