import { z } from 'zod/mini'
import { endpoint, nothing } from '#shared/contract.ts'
import { lineText } from '#shared/typed-text/fields.ts'

const Code = lineText({ most: 40, missing: 'Digite o código.' })
const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

export const readSecondFactor = endpoint({
  method: 'GET',
  path: '/api/auth/second-factor',
  access: 'team',
  summary: "Whether the reader's second factor is set up, and how many recovery codes are left",
  input: nothing,
  output: z.object({ isSet: z.boolean(), codesLeft: z.int() }),
})

export const beginSecondFactor = endpoint({
  method: 'POST',
  path: '/api/auth/second-factor',
  access: 'team',
  needsPassword: true,
  summary:
    'Begin to set up an authenticator app, which counts once a code of it was confirmed; until then a former one',
  input: nothing,
  output: z.object({ secret: z.string(), address: z.string() }),
})

export const confirmSecondFactor = endpoint({
  method: 'POST',
  path: '/api/auth/second-factor/confirmation',
  access: 'team',
  needsPassword: true,
  summary: 'Confirm the app with one of its codes; answers ten recovery codes, which are shown this once',
  input: z.object({ code: Code }),
  output: RecoveryCodes,
})

export const showSecondFactor = endpoint({
  method: 'POST',
  path: '/api/auth/second-factor/code',
  access: 'team',
  needsPassword: false,
  summary:
    'Show the second factor, with a code of the app or a recovery code: this session may then do what answers `http.second_factor_required` otherwise, and for 15 minutes what asks for it again.',
  input: z.object({ code: Code }),
  output: nothing,
})

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/auth/second-factor/recovery-codes',
  access: 'team',
  needsPassword: true,
  summary: 'Ten new recovery codes, which are shown this once; the former ones end',
  input: nothing,
  output: RecoveryCodes,
})
