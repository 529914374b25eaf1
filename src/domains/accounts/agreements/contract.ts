import { z } from 'zod/mini'
import { endpoint, instant, nothing } from '#shared/contract.ts'
import { ACCEPTED_TEXTS } from '../agreements.rules.ts'

const versionNumber = z.int().check(z.gte(0))

export const readOwnAgreements = endpoint({
  method: 'GET',
  path: '/api/auth/agreements',
  access: 'signed-in',
  viewable: true,
  summary: 'Which versions of the legal texts I accepted and when, and which wait for my acceptance',
  input: nothing,
  output: z.object({
    due: z.array(
      z.object({
        text: z.string(),
        title: z.string(),
        version: versionNumber,
        /** The newest that was accepted before. */
        accepted: versionNumber,
        inForceAt: instant,
        /** What changed, in the words of the team. */
        note: z.string(),
      }),
    ),
    accepted: z.array(z.object({ text: z.string(), title: z.string(), version: versionNumber, acceptedAt: instant })),
  }),
})

export const acceptTexts = endpoint({
  method: 'POST',
  path: '/api/auth/agreements',
  access: 'signed-in',
  summary: 'Accept the versions that are in force, as they were read; any other is refused. Repeating changes nothing.',
  input: z.object({
    versions: z
      .array(z.object({ text: z.enum(ACCEPTED_TEXTS, { error: 'Recarregue a página.' }), version: versionNumber }))
      .check(z.minLength(1, 'Escolha o que aceitar.'), z.maxLength(ACCEPTED_TEXTS.length, 'Recarregue a página.')),
  }),
  output: nothing,
})
