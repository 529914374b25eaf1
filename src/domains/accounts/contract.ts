import { z } from 'zod/mini'
import { idParam, endpoint, instant, nothing, tolerantEnum } from '#shared/contract.ts'
import { typed } from '#shared/typed-text/fields.ts'
import { PLACES } from './sessions/places.rules.ts'

const Spelled = z.object({
  id: z.uuid(),
  email: z.string(),
  firstName: z.string(),
  first_name: z.string(),
  lastName: z.string(),
  last_name: z.string(),
  role: tolerantEnum(['client', 'consultor', 'admin'], 'client'),
  /** Of the team alone: what this person may do. */
  capabilities: z.optional(z.catch(z.array(z.string()), [])),
  /** A legal text waits for this person's acceptance. */
  owesAcceptance: z.optional(z.catch(z.boolean(), false)),
})

/** The signed-in person in the spec's form: both spellings of each name, any unknown role is a client. */
export const User = z.pipe(z.transform(withBothSpellings), Spelled)
export type User = z.infer<typeof Spelled>

function withBothSpellings(given: unknown) {
  if (!given || typeof given !== 'object') return given
  const user = given as Record<string, unknown>
  const firstName = user.firstName ?? user.first_name ?? ''
  const lastName = user.lastName ?? user.last_name ?? ''
  return { ...user, firstName, first_name: firstName, lastName, last_name: lastName }
}

/**
 * The answer of signing in or registering; the token is an opaque 256-bit secret, shown once. `device` names a browser
 * to be remembered in later sign-ins.
 */
export const SignedIn = z.object({ token: z.string(), device: z.optional(z.string()), user: User })

/** The token of a known device, as an earlier answer gave it. Anything else is an unknown device. */
export const DeviceToken = z.catch(typed('asSent').check(z.regex(/^[\w-]{43}$/)), '')

/** An e-mail in its compared form. */
const typedEmail = typed('email', 'Informe seu e-mail.').check(
  z.minLength(1, 'Informe seu e-mail.'),
  z.maxLength(254, 'Este e-mail é longo demais.'),
)
const typedPassword = typed('asSent', 'Informe sua senha.').check(
  z.minLength(1, 'Informe sua senha.'),
  z.maxLength(1024, 'Esta senha é longa demais.'),
)

export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  access: 'public',
  summary:
    'Sign in with e-mail and password. `remember` false ends the session after 12 hours without a visit instead of 30 days; it ends after 90 days, for the team after 12 hours.',
  input: z.object({
    email: typedEmail,
    password: typedPassword,
    remember: z.optional(z.boolean()),
    device: z.optional(DeviceToken),
  }),
  output: SignedIn,
})

export const readUser = endpoint({
  method: 'GET',
  path: '/api/auth/user',
  access: 'signed-in',
  viewable: true,
  summary: 'The person of the Bearer token.',
  input: nothing,
  output: z.pipe(
    z.transform((given: unknown) =>
      given && typeof given === 'object' && !('user' in given) ? { user: given } : given,
    ),
    z.object({ user: User }),
  ),
})

export const logout = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  access: 'signed-in',
  summary: 'End this session.',
  input: nothing,
  output: nothing,
})

const Session = z.object({
  id: z.uuid(),
  /** Browser and system: "Chrome no Android". */
  agent: z.string(),
  place: tolerantEnum(PLACES, 'unknown'),
  createdAt: instant,
  lastSeenAt: instant,
  isCurrent: z.boolean(),
})

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/auth/sessions',
  access: 'signed-in',
  summary: "The reader's open sessions, latest visit first.",
  input: nothing,
  output: z.object({ sessions: z.array(Session) }),
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions/:id',
  access: 'signed-in',
  needsPassword: true,
  summary: "End one of the reader's own sessions. Signing out of this one needs no password.",
  input: z.object({ id: idParam }),
  output: nothing,
})

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions',
  access: 'signed-in',
  needsPassword: true,
  summary: "End all of the reader's sessions but this one.",
  input: nothing,
  output: z.object({ ended: z.int() }),
})
