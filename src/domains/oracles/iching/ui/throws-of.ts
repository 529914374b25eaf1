import type { Draw } from '../../draw/contract.ts'
import { drawStateOf } from '../../draw/rules.ts'

/** The throws of a draw, the lowest line first. */
export const throwsOf = ({ events }: Pick<Draw, 'events'>) =>
  drawStateOf(events)
    .thrown.toSorted((a, b) => a.place - b.place)
    .map(({ coins }) => coins)
