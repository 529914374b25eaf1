import { ApiError } from '#browser/api.ts'

/** What the server found wrong, by field; `facts.0` is the field of its first word. */
export const faultsOfError = (error: unknown): Record<string, string> =>
  error instanceof ApiError
    ? Object.fromEntries(Object.entries(error.fields).map(([name, words]) => [name.split('.')[0]!, words]))
    : {}
