import type { Measurement } from '../measurement.ts'
import { openBenchSite } from './bench-site.ts'

const NAME = 'rendered page, CPU ms'
const TARGET = 1.6

/**
 * The home page made anew, beside the string of the same tree and its statements alone. Both in one process, in turns.
 */
export const renderedPage = { name: NAME, run }

async function run(): Promise<Measurement> {
  const { start, end } = await openBenchSite()
  try {
    const { page, parts, ratio } = (await start('rendering')) as unknown as {
      page: number
      parts: number
      ratio: number
    }
    return { name: NAME, value: page, limit: parts, ratio, target: TARGET, atMost: true }
  } finally {
    await end()
  }
}
