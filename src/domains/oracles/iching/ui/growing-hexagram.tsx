import type { Coins } from '../../draw/rules.ts'
import { LINE_WORDS, lineSumOf } from '../coins.rules.ts'
import { HexagramFigure } from './hexagram-figure.tsx'

const PLACES = [0, 1, 2, 3, 4, 5]

/** Six places, the lowest line at the bottom; a line appears when it has been thrown. */
export const GrowingHexagram = ({ throws }: { throws: readonly Coins[] }) => (
  <ol aria-label="As linhas, de baixo para cima" className="flex flex-col-reverse gap-1 max-lg:order-first">
    {PLACES.map((place) => {
      const coins = throws[place]
      const line = coins && lineSumOf(coins)
      return (
        <li
          key={place}
          className="grid min-h-7 sm:min-h-9 grid-cols-[1rem_5rem_minmax(0,1fr)] items-center gap-x-3 sm:grid-cols-[1rem_9rem_minmax(0,1fr)] sm:gap-x-5"
        >
          <span aria-hidden="true" className="text-quiet text-sm tabular-nums">
            {place + 1}
          </span>
          {line ? (
            <HexagramFigure
              lines={[line]}
              className="transition delay-200 duration-250 ease-out starting:scale-x-0 starting:opacity-0"
            />
          ) : (
            <span aria-hidden="true" className="border-line border-t border-dashed" />
          )}
          {line ? (
            <span className="text-quiet text-sm tabular-nums">
              <span className="text-ink">{line}</span> · {LINE_WORDS[line]}
            </span>
          ) : (
            <span className="sr-only">ainda por lançar</span>
          )}
        </li>
      )
    })}
  </ol>
)
