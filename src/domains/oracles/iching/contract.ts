import { z } from 'zod/mini'
import { endpoint, nothing } from '#shared/contract.ts'

const half = z.object({ name: z.string(), image: z.string() })

/**
 * The hexagram of a day in Brasília (`day` as aaaa-mm-dd). `hash`: SHA-256 of `phrase`; `byte`: its first two digits;
 * the number is `byte` mod 64, plus one. `lines` go from the bottom up, 1 solid and 0 broken.
 */
export const OracleOfDay = z.object({
  day: z.string(),
  phrase: z.string(),
  hash: z.string(),
  byte: z.int(),
  figure: z.object({
    number: z.int(),
    pinyin: z.string(),
    name: z.string(),
    lines: z.string(),
    lower: half,
    upper: half,
  }),
  meaning: z.object({
    image: z.string(),
    tradition: z.string(),
    today: z.string(),
    counsel: z.string(),
    question: z.string(),
  }),
})
export type OracleOfDay = z.infer<typeof OracleOfDay>

export const getOracleOfDay = endpoint({
  method: 'GET',
  path: '/api/oracles/day',
  access: 'public',
  summary: 'The I Ching hexagram of today, computed from the date alone; the same for everybody and verifiable',
  input: nothing,
  output: OracleOfDay,
})
