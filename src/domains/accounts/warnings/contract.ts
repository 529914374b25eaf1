import { z } from 'zod/mini'
import { endpoint, idParam, instant, nothing, tolerantEnum } from '#shared/contract.ts'

export const readOwnDecisions = endpoint({
  method: 'GET',
  path: '/api/auth/decisions',
  access: 'signed-in',
  viewable: true,
  summary: 'What the team decided about the own account, with reasons, and warnings, latest first',
  input: nothing,
  output: z.object({
    /** `in_review`: the team checks the account; it begins nothing meanwhile. Null: everything is as always. */
    state: z.nullable(tolerantEnum(['suspended', 'in_review'], 'in_review')),
    until: z.nullable(instant),
    /** Of a suspension, as the team wrote it. */
    reason: z.nullable(z.string()),
    /** What is earned is held by the team, and why. */
    payoutsReason: z.nullable(z.string()),
    warnings: z.array(
      z.object({ id: z.string(), words: z.string(), warnedAt: instant, acknowledgedAt: z.nullable(instant) }),
    ),
  }),
})

export const acknowledgeWarning = endpoint({
  method: 'POST',
  path: '/api/auth/warnings/:id/acknowledgement',
  access: 'signed-in',
  summary: 'Say that a warning was read; repeating changes nothing',
  input: z.object({ id: idParam }),
  output: nothing,
})
