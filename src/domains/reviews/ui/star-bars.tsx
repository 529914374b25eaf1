import { Stars } from '#browser/kit/display/stars.tsx'
import { formatNumber } from '#shared/numbers.ts'
import { averageOf, countOf, type Distribution, MOST_STARS } from '../rules.ts'

const wordsOf = (stars: number) => (stars === 1 ? '1 estrela' : `${stars} estrelas`)

/** The average in large figures, and the number of reviews per star. */
export function StarBars({ distribution }: { distribution: Distribution }) {
  const count = countOf(distribution)
  const average = averageOf(distribution)
  return (
    <div className="@container rounded-lg border border-line bg-surface p-5 sm:p-6">
      <div className="grid items-center gap-x-10 gap-y-5 @md:grid-cols-[auto_1fr]">
        <div className="grid justify-items-start gap-1 @md:justify-items-center">
          <p aria-hidden="true" className="font-display text-5xl tabular-nums leading-none">
            {formatNumber(average, 1)}
          </p>
          <Stars rating={average} />
          <p className="text-quiet text-sm tabular-nums">
            {count === 1 ? '1 avaliação' : `${formatNumber(count)} avaliações`}
          </p>
        </div>
        <ol aria-label="Quantas pessoas deram cada nota" className="grid gap-2">
          {Array.from({ length: MOST_STARS }, (_, at) => MOST_STARS - at).map((stars) => (
            <Bar
              key={stars}
              stars={stars}
              many={distribution[stars - 1] ?? 0}
              share={(distribution[stars - 1] ?? 0) / count}
            />
          ))}
        </ol>
      </div>
    </div>
  )
}

const Bar = ({ stars, many, share }: { stars: number; many: number; share: number }) => (
  <li className="grid grid-cols-[4.75rem_1fr_2rem] items-center gap-3 text-sm">
    <span className="text-quiet tabular-nums">{wordsOf(stars)}</span>
    <span aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-sunken">
      <span className="block h-full rounded-full bg-metal" style={{ width: `${100 * share}%` }} />
    </span>
    <span className="text-right font-medium tabular-nums">
      {many}
      <span className="sr-only"> {many === 1 ? 'avaliação' : 'avaliações'}</span>
    </span>
  </li>
)
