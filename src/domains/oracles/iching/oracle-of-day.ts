import { dayInSaoPaulo } from '#shared/dates.ts'
import { serverHashes } from '../draw/server-hashes.ts'
import type { OracleOfDay } from './contract.ts'
import { meaningOf } from './ui/meanings/meaning-of.ts'
import { hexagramOfDay } from './hexagram-of-day.rules.ts'

/** The hexagram of the day at `now` in Brasília, with its text. */
export async function oracleOfDay(now: Date): Promise<OracleOfDay> {
  const day = dayInSaoPaulo(now)
  const { figure, ...sum } = await hexagramOfDay(day, serverHashes.digest)
  const { lower, upper } = figure
  return {
    day,
    ...sum,
    figure: { ...figure, lower: halfOf(lower), upper: halfOf(upper) },
    meaning: await meaningOf(figure.number),
  }
}

const halfOf = ({ name, image }: OracleOfDay['figure']['lower']) => ({ name, image })
