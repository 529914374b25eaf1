import { z } from 'zod/mini'
import { endpoint, idParam, nothing } from '#shared/contract.ts'
import { emailAddress } from '#shared/typed-text/fields.ts'
import { interests } from './interests/fields.rules.ts'
import { RHYTHM_NAMES } from './lists/horoscope.rules.ts'
import { mailToken as token } from './mail-token.rules.ts'
import { EMPTY_EMAIL } from './rules.ts'

const email = emailAddress(EMPTY_EMAIL)

export const subscribe = endpoint({
  method: 'POST',
  path: '/api/newsletter/subscribe',
  access: 'public',
  summary:
    'Ask for the newsletter, with subjects or without. A mail asks to confirm, also other subjects; the answer is the same for addresses that are subscribed already.',
  input: z.object({ email, interests: z.optional(interests) }),
  output: nothing,
  ignoresAnswer: true,
})

export const askForHoroscope = endpoint({
  method: 'POST',
  path: '/api/newsletter/horoscope',
  access: 'public',
  summary:
    'Ask for the horoscope of a sign (0 for Áries to 11 for Peixes) by mail, daily or weekly. A mail asks to confirm, also another sign or rhythm; the answer is the same for all addresses.',
  input: z.object({
    email,
    sign: z.int('Escolha o seu signo.').check(z.gte(0, 'Escolha o seu signo.'), z.lte(11, 'Escolha o seu signo.')),
    rhythm: z.enum(RHYTHM_NAMES, 'Escolha quando recebe.'),
  }),
  output: nothing,
})

/** Addresses that confirmed, and that were asked and may still confirm. */
const Count = z.object({ confirmed: z.int(), asked: z.int() })

export const countSubscribers = endpoint({
  method: 'GET',
  path: '/api/admin/newsletter/subscribers',
  access: 'team:content',
  summary: 'How many addresses wait for the newsletter and for the horoscope',
  input: nothing,
  output: z.object({
    newsletter: Count,
    /** `daily`: of those that confirmed; the others get it weekly. */
    horoscope: z.extend(Count, { daily: z.int() }),
  }),
})

export const confirmSubscription = endpoint({
  method: 'POST',
  path: '/api/newsletter/confirm',
  access: 'public',
  summary: 'Confirm a subscription with the token of the mail. The same token again changes nothing.',
  input: z.object({ token }),
  output: nothing,
})

export const unsubscribe = endpoint({
  method: 'POST',
  path: '/api/newsletter/unsubscribe',
  access: 'public',
  summary: 'Unsubscribe with the token in every mail; `campaign`: the mail it stood in. Repeating changes nothing.',
  input: z.object({ token, campaign: z.optional(idParam) }),
  output: nothing,
})

export const resubscribe = endpoint({
  method: 'POST',
  path: '/api/newsletter/resubscribe',
  access: 'public',
  summary: 'Undo an unsubscription with the same token.',
  input: z.object({ token }),
  output: nothing,
})
