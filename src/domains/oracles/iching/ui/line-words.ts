import type { Coins } from '../../draw/rules.ts'
import { LINE_WORDS, lineSumOf } from '../coins.rules.ts'

/** Tails first. */
const SIDES = [
  { name: 'coroa', value: 2 },
  { name: 'cara', value: 3 },
] as const

const UNBROKEN = '\u00a0'

/** The name and the value of a coin that shows heads (1) or tails (0). */
export const coinSideOf = (coin: number) => SIDES[coin === 1 ? 1 : 0]

/** `Linha 1: cara, coroa e cara, 3 + 2 + 3 = 8, partida.` */
export function lineInWords(place: number, coins: Coins) {
  const [first, second, third] = coins.map((coin) => coinSideOf(coin).name)
  const line = lineSumOf(coins)
  const sum = `${coins.map((coin) => coinSideOf(coin).value).join(' + ')} = ${line}`.replaceAll(' ', UNBROKEN)
  return `Linha ${place}: ${first}, ${second} e ${third}, ${sum}, ${LINE_WORDS[line]}.`
}
