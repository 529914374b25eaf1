import { z } from 'zod/mini'
import { endpoint, idParam, instant, nothing, tolerantList } from '#shared/contract.ts'
import { TEAM_ROLES } from '#shared/team-roles.ts'
import { emailAddress, proseText } from '#shared/typed-text/fields.ts'
import { personName } from '../person.contract.ts'
import { REASON_LENGTH } from '../restraints.rules.ts'

const Roles = z
  .array(z.enum(TEAM_ROLES, { error: 'Escolha entre os papéis da lista.' }))
  .check(z.minLength(1, 'Escolha pelo menos um papel.'), z.maxLength(TEAM_ROLES.length, 'Escolha cada papel uma vez.'))

/** Read by whoever confirms it, and kept in the log. */
const reason = proseText({
  ...REASON_LENGTH,
  missing: 'Diga por quê: quem confirma lê.',
  tooShort: `Diga por quê, em pelo menos ${REASON_LENGTH.least} caracteres: quem confirma lê.`,
})

const Member = z.object({
  id: z.uuid(),
  firstName: z.string(),
  email: z.string(),
  /** As in TEAM_ROLES; an older page may not know all of them. */
  roles: z.array(z.string()),
  since: instant,
  /** Null: by `npm run admin`. */
  invitedBy: z.nullable(z.string()),
  /** Whether the invitation was accepted. */
  hasEntered: z.boolean(),
  /** Until when the link of the invitation works; null: it does no more, or was used. */
  linkUntil: z.nullable(instant),
  hasSecondFactor: z.boolean(),
  lastSeenAt: z.nullable(instant),
  /** Nobody changes their own roles. */
  isReader: z.boolean(),
})
export type Member = z.infer<typeof Member>

/** One membership that ended; `endedBy` null: nobody of the team. */
const Former = z.object({
  id: z.uuid(),
  firstName: z.string(),
  roles: z.array(z.string()),
  since: instant,
  endedAt: instant,
  endedBy: z.nullable(z.string()),
})

export const listMembers = endpoint({
  method: 'GET',
  path: '/api/admin/team',
  access: 'team:members',
  summary: 'Everybody of the team with their roles, by name, and the fifty who left it last',
  input: nothing,
  output: z.object({ members: z.array(Member), former: tolerantList(Former) }),
})

export const inviteMember = endpoint({
  method: 'POST',
  path: '/api/admin/team',
  access: 'team:members',
  needsPassword: true,
  summary:
    'Propose to invite somebody to the team; confirmed by a second person, it mails a link that sets a password, once, within 24 hours. Refuses the address of a client or consultant.',
  input: z.object({
    firstName: personName('Informe o nome.'),
    email: emailAddress('Informe o e-mail.'),
    roles: Roles,
    reason,
  }),
  output: nothing,
})

export const mailInvitation = endpoint({
  method: 'POST',
  path: '/api/admin/team/:id/invitation',
  access: 'team:members',
  needsPassword: true,
  summary: 'Mail another link to whoever was invited and has not entered; earlier ones end',
  input: z.object({ id: idParam }),
  output: nothing,
})

export const changeRoles = endpoint({
  method: 'PUT',
  path: '/api/admin/team/:id/roles',
  access: 'team:members',
  needsPassword: true,
  summary:
    'Propose other roles of a member; confirmed by a second person, they hold from the next call on. The same roles again change nothing.',
  input: z.object({ id: idParam, roles: Roles, reason }),
  output: nothing,
})

export const endMember = endpoint({
  method: 'DELETE',
  path: '/api/admin/team/:id',
  access: 'team:members',
  needsPassword: true,
  summary:
    'Propose that somebody leaves the team; confirmed by a second person, their sessions and their second factor end, and they are a client again',
  input: z.object({ id: idParam, reason }),
  output: nothing,
})

export const resetSecondFactor = endpoint({
  method: 'POST',
  path: '/api/admin/team/:id/second-factor-reset',
  access: 'team:members',
  needsPassword: true,
  summary: 'Forget the second factor of a member who lost it; their sessions end, and they set another one up',
  input: z.object({ id: idParam }),
  output: Member,
})
