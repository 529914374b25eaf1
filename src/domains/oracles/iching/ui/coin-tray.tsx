import { classes } from '#browser/kit/layout/classes.ts'
import type { Coins } from '../../draw/rules.ts'
import { LINE_WORDS, lineSumOf } from '../coins.rules.ts'

/** Tails first. */
const SIDES = [
  { name: 'coroa', value: 2 },
  { name: 'cara', value: 3 },
] as const

const UNBROKEN = '\u00a0'

/** The name and the value of a coin that shows heads (1) or tails (0). */
const coinSideOf = (coin: number) => SIDES[coin === 1 ? 1 : 0]

/** `Linha 1: cara, coroa e cara, 3 + 2 + 3 = 8, partida.` */
export function lineInWords(place: number, coins: Coins) {
  const [first, second, third] = coins.map((coin) => coinSideOf(coin).name)
  const line = lineSumOf(coins)
  const sum = `${coins.map((coin) => coinSideOf(coin).value).join(' + ')} = ${line}`.replaceAll(' ', UNBROKEN)
  return `Linha ${place}: ${first}, ${second} e ${third}, ${sum}, ${LINE_WORDS[line]}.`
}

const HEAD = 'M32 7.5v9M32 47.5v9M7.5 32h9M47.5 32h9M28.5 12h7M28.5 52h7M12 28.5v7M52 28.5v7'
const TAIL = 'M13 22a21 21 0 0 0 0 20M51 22a21 21 0 0 1 0 20'

/** A coin with a square hole: 1 heads, 0 tails; `undefined`: not thrown yet. */
const Coin = ({ side, className }: { side: number | undefined; className?: string }) => (
  <svg
    viewBox="0 0 64 64"
    aria-hidden="true"
    className={classes('block text-metal', className)}
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
  >
    <circle cx="32" cy="32" r="30" className="fill-surface" />
    <circle cx="32" cy="32" r="27" />
    <rect x="23" y="23" width="18" height="18" className="fill-ground" />
    {side !== undefined && <path d={side === 1 ? HEAD : TAIL} strokeLinecap="round" />}
  </svg>
)

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
