import { z } from 'zod/mini'
import { endpoint, idParam, instant, newId, nothing, tolerantEnum } from '#shared/contract.ts'
import { atMost, proseText, typed } from '#shared/typed-text/fields.ts'
import { parseCursor } from '#domains/reviews/rules.ts'
import { KINDS, LEAST_REASON, MOST_REASON, MOST_WORDS, PROFILE_PARTS, REASONS, VERDICTS } from './rules.ts'
import { Snapshot } from './snapshot.rules.ts'

export const reportThing = endpoint({
  method: 'POST',
  path: '/api/moderation/reports',
  access: 'signed-in',
  summary:
    'Report a room, message, profile, review, testimonial, photo, voice, written question or review of a product to the team, once; block the other person at once, if wanted. Nobody is told who reported',
  input: z.object({
    id: newId,
    kind: z.enum(KINDS, 'Escolha o que você quer denunciar.'),
    subjectId: idParam,
    /** Of a message: its number in the room. */
    seq: z.optional(z.int('Escolha a mensagem.').check(z.gte(1, 'Escolha a mensagem.'))),
    reason: z.enum(REASONS, 'Escolha o motivo.'),
    words: z.optional(typed('prose', 'Escreva como texto.').check(atMost(MOST_WORDS, 'Use até 1.000 caracteres.'))),
    block: z._default(z.boolean(), false),
  }),
  output: nothing,
})

const Somebody = z.object({ id: z.string(), name: z.string(), role: z.string() })

/** A case as the team sees it. */
export const Report = z.object({
  id: z.string(),
  kind: tolerantEnum(KINDS, 'profile'),
  subjectId: z.string(),
  /** Of a room or a message. */
  consultationId: z.nullable(z.string()),
  reason: tolerantEnum(REASONS, 'other'),
  words: z.nullable(z.string()),
  /** What it was like; null: its term is over. */
  snapshot: z.nullable(Snapshot),
  hasFile: z.boolean(),
  reportedAt: instant,
  dueAt: instant,
  reporter: Somebody,
  reported: Somebody,
  /** Reports about the same person, this one included; a hundred at most are counted. */
  aboutThem: z.int(),
  verdict: z.nullable(tolerantEnum(VERDICTS, 'nothing')),
  decisionReason: z.nullable(z.string()),
  decidedAt: z.nullable(instant),
  decidedBy: z.nullable(z.string()),
})
export type Report = z.infer<typeof Report>

export const listReports = endpoint({
  method: 'GET',
  path: '/api/admin/moderation/reports',
  access: 'team:moderation',
  summary: 'Cases of moderation, twenty at a time: open ones by deadline, decided ones the latest first',
  input: z.object({
    state: z._default(z.enum(['open', 'decided'], 'Escolha open ou decided.'), 'open'),
    kind: z.optional(z.enum(KINDS, 'Escolha um tipo.')),
    reason: z.optional(z.enum(REASONS, 'Escolha um motivo.')),
    /** Only those about this person. */
    about: z.optional(idParam),
    /** Only those that this person made. */
    by: z.optional(idParam),
    before: z.optional(
      typed('asSent').check(
        z.refine((cursor) => parseCursor(cursor) !== undefined, 'Não entendemos de onde continuar a lista.'),
      ),
    ),
  }),
  output: z.object({ reports: z.array(Report), next: z.nullable(z.string()) }),
})

export const readReport = endpoint({
  method: 'GET',
  path: '/api/admin/moderation/reports/:id',
  access: 'team:moderation',
  summary: 'One case of moderation',
  input: z.object({ id: idParam }),
  output: Report,
})

export const decideReport = endpoint({
  method: 'POST',
  path: '/api/admin/moderation/reports/:id/decision',
  access: 'team:moderation',
  needsPassword: true,
  summary: 'Decide a case, once: nothing, a warning, taking it down, or handing over to a suspension',
  input: z.object({
    id: idParam,
    verdict: z.enum(VERDICTS, 'Escolha o que fazer.'),
    reason: proseText({
      least: LEAST_REASON,
      most: MOST_REASON,
      missing: 'Diga o motivo.',
      tooShort: `Diga o motivo em pelo menos ${LEAST_REASON} caracteres.`,
    }),
    part: z.optional(z.enum(PROFILE_PARTS, 'Escolha o que sai do perfil.')),
  }),
  output: Report,
})
