import { useQuery } from '@tanstack/react-query'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import type { Draw } from '../../draw/contract.ts'
import { drawStateOf } from '../../draw/rules.ts'
import { VerificationPanel } from '../../draw/ui/verification-panel.tsx'
import { ResultHeading } from '../../ui/result-heading.tsx'
import { KeptNote } from '../../ui/kept-note.tsx'
import { NextStep } from '../../ui/next-step.tsx'
import { isYang, linesOf, type LineSum, lineSumOf, readLines } from '../coins.rules.ts'
import { HexagramFigure } from './hexagram-figure.tsx'
import { meaningOf } from './meanings/meaning-of.ts'
import type { Hexagram } from '../rules.ts'
import { HexagramCard } from './hexagram-card.tsx'
import { MeaningText } from './meaning-text.tsx'
import { movingLineWords } from './meanings/moving-line-words.ts'

const ORDINALS = ['Primeira', 'Segunda', 'Terceira', 'Quarta', 'Quinta', 'Sexta'] as const

/** The changing lines, the lowest first, each with its position and text. */
const MovingLines = ({ lines, moving }: { lines: readonly LineSum[]; moving: readonly number[] }) => (
  <section aria-labelledby="moveis" className="grid gap-5">
    <h4 id="moveis" className="font-display text-2xl">
      {moving.length === 0 ? 'Nenhuma linha muda' : moving.length === 1 ? 'A linha que muda' : 'As linhas que mudam'}
    </h4>
    <p className="measure text-quiet">
      {moving.length === 0
        ? 'A figura fala sozinha, sem segunda. Com moedas, isso acontece em 17,8% das consultas.'
        : `Na tradição, é por ${moving.length === 1 ? 'ela' : 'elas'} que a situação se move: o que está no auge cede, o que estava no fundo se firma.`}
    </p>
    <ul className="grid gap-5 md:grid-cols-2">
      {moving.map((place) => {
        const line = lines[place - 1]!
        return (
          <li key={place} className="grid content-start gap-2 border-metal border-l-2 pl-4">
            <p className="flex items-center gap-4 font-semibold">
              <HexagramFigure lines={[line]} className="w-20 shrink-0" />
              {ORDINALS[place - 1]} linha, {isYang(line) ? 'inteira que cede' : 'partida que se firma'}
            </p>
            <p className="measure">{movingLineWords(place, line)}</p>
          </li>
        )
      })}
    </ul>
  </section>
)

/** A reading: the hexagram, its changing lines, the second hexagram, the verification, and next steps. */
export function HexagramReading({ draw, question, onAgain }: { draw: Draw; question?: string; onAgain: () => void }) {
  const { lines, figure, moving, second } = readLines(throwsOf(draw).map(lineSumOf))
  return (
    <section aria-labelledby="figura" className="grid gap-12">
      <HexagramCard {...figure} lines={lines} heading={<ResultHeading id="figura">{figure.name}</ResultHeading>}>
        <Text figure={figure} />
      </HexagramCard>
      <MovingLines lines={lines} moving={moving} />
      {second && (
        <section aria-labelledby="segunda" className="grid gap-6">
          <p className="measure text-quiet">
            Com {moving.length === 1 ? 'essa linha mudada' : 'essas linhas mudadas'} surge outra figura. Na tradição,
            ela diz para onde a situação se inclina.
          </p>
          <HexagramCard
            {...second}
            lines={linesOf(second.lines)}
            heading={
              <h4 id="segunda" className="font-display text-2xl">
                {second.name}
              </h4>
            }
          >
            <Text figure={second} />
          </HexagramCard>
        </section>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button variant="secondary" onClick={onAgain}>
          Fazer outra pergunta
        </Button>
        <p className="measure text-quiet text-sm">
          A mesma pergunta, de novo no mesmo dia, só dilui a primeira: no quarto hexagrama, o próprio livro se queixa
          disso.
        </p>
      </div>
      <KeptNote draw={draw} question={question} />
      <NextStep address="/consultores?especialidade=oraculos&online=sim" words="Falar com quem lê oráculos agora">
        O acaso escolheu a página; o trabalho de ler é seu, e pode ser feito em companhia.
      </NextStep>
      <VerificationPanel draw={draw} />
    </section>
  )
}

/** The text of a hexagram, fetched when it is shown. */
function Text({ figure: { number } }: { figure: Hexagram }) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['iching', number],
    queryFn: () => meaningOf(number),
    networkMode: 'always',
  })
  if (data) return <MeaningText meaning={data} />
  if (!isError) return <MeaningSkeleton />
  return (
    <ErrorState title="O texto desta figura não chegou" onRetry={() => void refetch()}>
      As linhas que você lançou estão guardadas nesta página.
    </ErrorState>
  )
}

/** The placeholder of a text that is loading. */
const MeaningSkeleton = () => (
  <div className="grid max-w-3xl gap-4">
    <Skeleton className="h-16 w-full" />
    <Skeleton className="h-24 w-full" />
    <Skeleton className="h-24 w-full" />
  </div>
)

/** The throws of a draw, the lowest line first. */
export const throwsOf = ({ events }: Pick<Draw, 'events'>) =>
  drawStateOf(events)
    .thrown.toSorted((a, b) => a.place - b.place)
    .map(({ coins }) => coins)
