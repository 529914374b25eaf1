import { type Coins, lineSumOf, readLines } from '#domains/oracles/draws.rules.ts'
import type { TablePlace } from '../../../table/spread.rules.ts'

/** The lines of six throws, the lowest first. */
export const linesOfPlaces = (places: readonly TablePlace[]) => places.map(({ coins }) => lineSumOf(coins as Coins))

/** `Figura 39: Obstáculo`. */
export const nameOfHexagram = (places: readonly TablePlace[]) => {
  const { figure } = readLines(linesOfPlaces(places))
  return `Figura ${figure.number}: ${figure.name}`
}

/** Which lines change, and into what. */
export function changesOf(places: readonly TablePlace[]): string {
  const { moving, second } = readLines(linesOfPlaces(places))
  if (!second) return 'Nenhuma linha muda.'
  const which = moving.length === 1 ? `A linha ${moving[0]} muda` : `As linhas ${listed(moving)} mudam`
  return `${which}, e a figura passa a ${second.name} (${second.number}).`
}

const listed = (numbers: readonly number[]) => `${numbers.slice(0, -1).join(', ')} e ${numbers.at(-1)}`
