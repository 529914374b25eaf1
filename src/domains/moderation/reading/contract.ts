import { z } from 'zod/mini'
import { endpoint, idParam, instant, nothing, tolerantEnum, tolerantList } from '#shared/contract.ts'
import { proseText } from '#shared/typed-text/fields.ts'
import { CASE_KINDS, LEAST_REASON, MOST_REASON } from './rules.ts'

const reason = proseText({
  least: LEAST_REASON,
  most: MOST_REASON,
  missing: 'Diga por que você precisa ver.',
  tooShort: `Diga por quê, em pelo menos ${LEAST_REASON} caracteres.`,
})

export const readReportedFile = endpoint({
  method: 'POST',
  path: '/api/admin/moderation/reports/:id/file',
  access: 'team:moderation',
  needsPassword: true,
  summary:
    'The photo or voice of an open case as it was, in base64, with a reason: logged, and shown to whom it is about; of a room, to both of its people',
  input: z.object({ id: idParam, reason }),
  output: z.object({ mediaType: z.string(), base64: z.string() }),
})

export const readSaid = endpoint({
  method: 'POST',
  path: '/api/admin/moderation/readings',
  access: 'team:conversations',
  needsPassword: true,
  summary: 'Read what was said in the consultation of an open case, with a reason: logged, and shown to its two people',
  input: z.object({
    caseKind: z.enum(CASE_KINDS, 'Escolha o caso.'),
    caseId: idParam,
    reason,
  }),
  output: z.object({
    said: z.array(
      z.object({
        seq: z.number(),
        authorKind: tolerantEnum(['client', 'consultant', 'prepared', 'automatic', 'system'], 'system'),
        body: z.string(),
        isPhoto: z.boolean(),
        at: instant,
      }),
    ),
    /** Who of the team read it before, the latest first. */
    readBefore: tolerantList(z.object({ by: z.string(), reason: z.string(), at: instant })),
  }),
})

export const listMyReadings = endpoint({
  method: 'GET',
  path: '/api/moderation/readings/mine',
  access: 'signed-in',
  viewable: true,
  summary: 'When and why the team read what was said in your consultations',
  input: nothing,
  output: z.object({
    readings: z.array(
      z.object({
        consultationId: z.string(),
        kind: tolerantEnum(CASE_KINDS, 'report'),
        reason: z.string(),
        at: instant,
      }),
    ),
  }),
})
