import { ApiError } from '#browser/api.ts'

/** What the server found wrong, by field; `terms.priceCents` is the field of its last word. */
export const faultsOfError = (error: unknown): Record<string, string> =>
  error instanceof ApiError
    ? Object.fromEntries(Object.entries(error.fields).map(([name, words]) => [name.split('.').at(-1)!, words]))
    : {}

/** Somebody else of the team changed it meanwhile. */
export const isBehind = (error: unknown) => error instanceof ApiError && !!error.code?.endsWith('.changed_meanwhile')
