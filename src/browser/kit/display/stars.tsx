import { formatNumber } from '#shared/numbers.ts'

const STAR = 'm10 1.6 2.5 5.5 6 .7-4.4 4.1 1.2 5.9L10 14.9l-5.3 2.9 1.2-5.9L1.5 7.8l6-.7z'

/** A rating from 0 to 5 as stars, filled to the tenth. `count`: number of reviews behind it. */
export function Stars({ rating, count }: { rating: number; count?: number | undefined }) {
  const share = `${100 - Math.min(5, Math.max(0, rating)) * 20}%`
  const words = `${formatNumber(rating, 1).replace(',0', '')} de 5 estrelas`
  return (
    <span className="inline-flex items-center gap-2 text-sm">
      <svg
        viewBox="0 0 104 20"
        role="img"
        aria-label={words}
        className="h-4.5 text-metal"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.25"
        strokeLinejoin="round"
      >
        {[0, 1, 2, 3, 4].map((at) => (
          <path key={at} d={STAR} transform={`translate(${at * 21})`} />
        ))}
        <g fill="currentColor" style={{ clipPath: `inset(0 ${share} 0 0)` }}>
          <path d="M0 0h104" stroke="none" />
          {[0, 1, 2, 3, 4].map((at) => (
            <path key={at} d={STAR} transform={`translate(${at * 21})`} />
          ))}
        </g>
      </svg>
      {count !== undefined && (
        <span className="text-quiet tabular-nums">
          {count === 1 ? '1 avaliação' : `${formatNumber(count)} avaliações`}
        </span>
      )}
    </span>
  )
}
