import { dayInSaoPaulo } from '#shared/dates.ts'
import { proofs } from '../../draw/proofs.ts'
import type { OracleOfDay } from '../contract.ts'
import { meaningOf } from '../meanings/ui/meaning-of.ts'
import { figureOfDay } from './rules.ts'

/** The figure of the day on which Brasília is at `now`, and what it says. */
export async function oracleOfDay(now: Date): Promise<OracleOfDay> {
  const day = dayInSaoPaulo(now)
  const { figure, ...sum } = await figureOfDay(day, proofs.digest)
  return { day, ...sum, figure, meaning: await meaningOf(figure.number) }
}
