import { dayInSaoPaulo } from '#shared/dates.ts'
import { serverHashes } from '../draw/server-hashes.ts'
import type { OracleOfDay } from './contract.ts'
import { meaningOf } from './ui/meanings/meaning-of.ts'
import { hexagramOfDay } from './hexagram-of-day.rules.ts'

/** The figure of the day on which Brasília is at `now`, and what it says. */
export async function oracleOfDay(now: Date): Promise<OracleOfDay> {
  const day = dayInSaoPaulo(now)
  const { figure, ...sum } = await hexagramOfDay(day, serverHashes.digest)
  return { day, ...sum, figure, meaning: await meaningOf(figure.number) }
}
