import type { Coins } from '../../draw/rules.ts'
import { Coin } from './coin.tsx'
import { coinSideOf } from './line-words.ts'

const FALLS = [
  'duration-400 starting:rotate-x-[540deg]',
  'duration-500 starting:-rotate-12 starting:rotate-x-[720deg]',
  'duration-600 starting:rotate-12 starting:rotate-x-[900deg]',
] as const

/** Three coins before a throw, or the result for the line at `place`, each with its side and value. */
export const CoinTray = ({ coins, place }: { coins: Coins | undefined; place: number }) => (
  <ul aria-hidden="true" className="grid grid-cols-3 gap-3 sm:gap-5">
    {FALLS.map((fall, at) => {
      const side = coins?.[at]
      return (
        <li key={`${place} ${at}`} className="grid justify-items-center gap-2">
          <span
            className={`block w-full max-w-16 sm:max-w-20 perspective-distant ${coins ? `transition ease-out starting:-translate-y-10 ${fall}` : ''}`}
          >
            <Coin side={side} />
          </span>
          <span className="min-h-5 text-quiet text-xs tabular-nums">
            {side !== undefined && `${coinSideOf(side).name} · ${coinSideOf(side).value}`}
          </span>
        </li>
      )
    })}
  </ul>
)
