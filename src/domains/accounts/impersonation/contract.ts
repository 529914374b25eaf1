import { z } from 'zod/mini'
import { endpoint, idParam, instant, nothing, tolerantEnum } from '#shared/contract.ts'
import { proseText } from '#shared/typed-text/fields.ts'
import { REASON_LENGTH } from './rules.ts'

export const beginImpersonation = endpoint({
  method: 'POST',
  path: '/api/team/people/:id/impersonation',
  access: 'team:people',
  needsPassword: true,
  summary:
    'See what a client or consultant sees, read only, for 15 minutes: a token for the calls that are viewable; it is logged, and the person reads that it happened',
  input: z.object({
    id: idParam,
    reason: proseText({
      ...REASON_LENGTH,
      missing: 'Diga por quê: fica no registro.',
      tooShort: `Diga por quê, em pelo menos ${REASON_LENGTH.least} caracteres: fica no registro.`,
    }),
  }),
  output: z.object({
    token: z.string(),
    expiresAt: instant,
    firstName: z.string(),
    role: tolerantEnum(['client', 'consultor'], 'client'),
  }),
})

export const endImpersonation = endpoint({
  method: 'DELETE',
  path: '/api/auth/impersonation',
  access: 'team',
  needsPassword: false,
  summary: 'See nobody’s pages any more; without one that runs nothing changes',
  input: nothing,
  output: nothing,
})
