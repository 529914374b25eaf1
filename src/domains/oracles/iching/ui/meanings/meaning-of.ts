import { late } from '#browser/late-code.ts'
import type { Meaning } from '../../rules.ts'

/** Eight hexagrams per chunk: a reading fetches one or two. */
const eights = [
  () => late(() => import('./01-08.ts')),
  () => late(() => import('./09-16.ts')),
  () => late(() => import('./17-24.ts')),
  () => late(() => import('./25-32.ts')),
  () => late(() => import('./33-40.ts')),
  () => late(() => import('./41-48.ts')),
  () => late(() => import('./49-56.ts')),
  () => late(() => import('./57-64.ts')),
] as const

/** The text of the hexagram of this number (1 to 64). */
export async function meaningOf(number: number): Promise<Meaning> {
  const { meanings } = await eights[Math.floor((number - 1) / 8)]!()
  return meanings[(number - 1) % 8]!
}
