import { z } from 'zod/mini'
import { endpoint, newId } from '#shared/contract.ts'
import { emailAddress, proseText, typed } from '#shared/typed-text/fields.ts'
import { toIsoDay } from '#shared/day-input.ts'
import { CLEANED } from '#shared/typed-text/clean.ts'
import { DeviceToken, SignedIn } from '../contract.ts'
import { neededPhone, personName } from '../person.contract.ts'
import { NewPassword } from '../passwords/contract.ts'
import { passwordFault } from '../passwords/rules.ts'
import { ADULT_AGE, ageOn, TOO_YOUNG } from './rules.ts'

/** Whether these fields have no fault of their own: what is asked of them then waits for no other field. */
const areRight =
  (...names: string[]) =>
  ({ issues }: { issues: { path?: PropertyKey[] | undefined }[] }) =>
    !issues.some(({ path }) => names.includes(String(path?.[0])))

/** A required consent. */
const required = (words: string) => z.literal(true, { error: words })

/**
 * The registration form. Phone: Brazilian unless it begins with +; birth date: `yyyy-mm-dd`, or as typed in Brazil,
 * `dd/mm/yyyy`.
 */
export const Registration = z
  .object({
    id: z.optional(newId),
    role: z._default(z.enum(['client', 'consultor'], { error: 'Escolha entre se consultar e atender.' }), 'client'),
    firstName: personName('Informe seu nome.'),
    lastName: personName('Informe seu sobrenome.'),
    email: emailAddress('Informe seu e-mail.'),
    phone: neededPhone('Informe seu celular com DDD.'),
    birthDate: z.pipe(
      z.pipe(typed('number', 'Informe sua data de nascimento.'), z.transform(toIsoDay)),
      z.iso
        .date('Informe sua data de nascimento, como 14/05/1990.')
        .check(z.refine((day) => day >= '1900-01-01', 'Confira o ano de nascimento.')),
    ),
    password: NewPassword,
    consents: z.object(
      {
        terms: required('Para criar a conta é preciso aceitar os termos de uso.'),
        sensitiveData: required('Sem esta autorização não podemos guardar o que é conversado numa consulta.'),
        newsletter: z._default(z.boolean(), false),
      },
      { error: 'Para criar a conta é preciso aceitar os termos de uso.' },
    ),
  })
  .check(
    z.refine(({ password, email }) => !passwordFault(password, email), {
      path: ['password'],
      error: ({ input }) => passwordFault((input as Registration).password, (input as Registration).email),
      when: areRight('password', 'email'),
    }),
  )
export type Registration = z.infer<typeof Registration>

/** The form with the age, too: the clock is the browser's, and the server asks its own. */
export const registrationAt = (now: () => Date) =>
  Registration.check(
    z.refine(({ birthDate }) => ageOn(birthDate, now()) >= ADULT_AGE, {
      path: ['birthDate'],
      error: TOO_YOUNG,
      when: areRight('birthDate'),
    }),
  )

/** Accepts names as firstName/lastName, first_name/last_name or one `name`, split at its first space. */
function oneSpelling(given: unknown) {
  if (!given || typeof given !== 'object') return given
  const { first_name, last_name, name: whole, birth_date, ...rest } = given as Record<string, unknown>
  const [, first, last] = (typeof whole === 'string' && /^(\S+) ?(.*)$/.exec(CLEANED.name(whole))) || []
  return {
    ...rest,
    firstName: rest.firstName ?? first_name ?? first,
    lastName: rest.lastName ?? last_name ?? last,
    birthDate: rest.birthDate ?? birth_date,
  }
}

export const register = endpoint({
  method: 'POST',
  path: '/api/auth/register',
  access: 'public',
  summary: 'Create an account (client or consultor) and sign in. Safe to repeat with the same `id` and password.',
  input: z.pipe(z.transform(oneSpelling), z.extend(Registration, { device: z.optional(DeviceToken) })),
  output: SignedIn,
})

export const tellApart = endpoint({
  method: 'POST',
  path: '/api/admin/people/apart',
  access: 'team:corrections',
  needsPassword: true,
  summary:
    'Say that the account with this address is a person of its own, whatever phone or means of payment it shares: blocks and breaks of the others do not hold for it',
  input: z.object({
    email: emailAddress('Informe o e-mail da conta.'),
    reason: proseText({ most: 1_000, missing: 'Diga como você soube que é outra pessoa.' }),
  }),
  output: z.object({ accounts: z.int() }),
})
