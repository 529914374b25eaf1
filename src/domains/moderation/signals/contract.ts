import { z } from 'zod/mini'
import { HELD_RULES } from '#domains/detectors/held.rules.ts'
import { endpoint, instant, nothing, tolerantEnum } from '#shared/contract.ts'

const rule = tolerantEnum(HELD_RULES, 'contact')

export const readSignals = endpoint({
  method: 'GET',
  path: '/api/admin/moderation/signals',
  access: 'team:moderation',
  summary: 'What rules held of consultants in 30 days, a sample of what was sent all the same, and same biographies',
  input: nothing,
  output: z.object({
    byRule: z.array(z.object({ rule, refused: z.int(), insisted: z.int() })),
    mostHeld: z.array(z.object({ id: z.string(), name: z.string(), held: z.int(), insisted: z.int() })),
    sample: z.array(
      z.object({
        id: z.string(),
        personId: z.string(),
        name: z.string(),
        place: tolerantEnum(['room', 'answer', 'profile'], 'room'),
        subjectId: z.nullable(z.string()),
        rule,
        found: z.string(),
        at: instant,
      }),
    ),
    sameTexts: z.array(z.object({ text: z.string(), people: z.array(z.object({ id: z.string(), name: z.string() })) })),
  }),
})
