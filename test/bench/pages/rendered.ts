import type { Measured } from '../measured.ts'
import { town } from './town.ts'

const NAME = 'rendered page, CPU ms'
const TARGET = 1.6

/**
 * The home page made anew, beside the string of the same tree and its statements alone. Both in one process, in turns.
 */
export const renderedPage = { name: NAME, run }

async function run(): Promise<Measured> {
  const { start, end } = await town()
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
