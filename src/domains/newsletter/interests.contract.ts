import { z } from 'zod/mini'
import { endpoint, nothing, tolerantList } from '#shared/contract.ts'
import { mailToken } from './mail-token.rules.ts'
import { interests } from './interests/fields.rules.ts'
import { INTEREST_NAMES } from './interests/rules.ts'

/** `isSubscribed`: whether the newsletter comes to that address now. */
const Chosen = z.object({ isSubscribed: z.boolean(), interests: tolerantList(z.enum(INTEREST_NAMES)) })
export type Chosen = z.infer<typeof Chosen>

export const readInterestsByLink = endpoint({
  method: 'POST',
  path: '/api/newsletter/interests/read',
  access: 'public',
  summary: 'What an address chose, by the token of a mail to it: in the body, because addresses stand in logs',
  input: z.object({ token: mailToken }),
  output: Chosen,
})

export const chooseInterestsByLink = endpoint({
  method: 'PUT',
  path: '/api/newsletter/interests',
  access: 'public',
  summary: 'Choose subjects for a subscribed address, by the token of a mail to it. Repeating changes nothing.',
  input: z.object({ token: mailToken, interests }),
  output: nothing,
})

export const readOwnInterests = endpoint({
  method: 'GET',
  path: '/api/newsletter/mine',
  access: 'signed-in',
  viewable: true,
  summary: 'Whether the newsletter comes to the confirmed address of the reader, and the subjects that they chose',
  input: nothing,
  output: Chosen,
})

export const chooseOwnInterests = endpoint({
  method: 'PUT',
  path: '/api/newsletter/mine',
  access: 'signed-in',
  summary: 'Choose the subjects of one’s own subscription. Repeating changes nothing.',
  input: z.object({ interests }),
  output: nothing,
})
