import { dayInSaoPaulo } from '#shared/dates.ts'
import { serverHashes } from '../../draw/proofs.ts'
import type { OracleOfDay } from '../contract.ts'
import { meaningOf } from '../meanings/ui/meaning-of.ts'
import { hexagramOfDay } from './rules.ts'

/** The figure of the day on which Brasília is at `now`, and what it says. */
export async function oracleOfDay(now: Date): Promise<OracleOfDay> {
  const day = dayInSaoPaulo(now)
  const { figure, ...sum } = await hexagramOfDay(day, serverHashes.digest)
  return { day, ...sum, figure, meaning: await meaningOf(figure.number) }
}
