import { useQuery } from '@tanstack/react-query'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import type { Draw } from '../../draw/contract.ts'
import { VerificationPanel } from '../../draw/ui/verification-panel.tsx'
import { ResultHeading } from '../../ui/result-heading.tsx'
import { NextStep } from '../../ui/next-step.tsx'
import { linesOf, readLines, lineSumOf } from '../coins.rules.ts'
import { meaningOf } from './meanings/meaning-of.ts'
import type { Hexagram } from '../rules.ts'
import { HexagramCard } from './hexagram-card.tsx'
import { MeaningText } from './meaning-text.tsx'
import { MovingLines } from './moving-lines.tsx'
import { throwsOf } from './throws-of.ts'
import { MeaningSkeleton } from './meaning-skeleton.tsx'

/** A reading: the hexagram, its changing lines, the second hexagram, the verification, and next steps. */
export function HexagramReading({ draw, onAgain }: { draw: Draw; onAgain: () => void }) {
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
          disso. O endereço desta página mostra a figura por 30 dias, sem a pergunta.
        </p>
      </div>
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
