import type { Measurement } from '../measurement.ts'
import { openBenchSite } from './bench-site.ts'

const NAME = 'rendered page, CPU ms'
const TARGET = 1.6

/** Rendering the home page against rendering its tree to a string and running its statements, in one process. */
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
