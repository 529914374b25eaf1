import { ApiError } from '#browser/api.ts'

/** Somebody else of the team changed it meanwhile. */
export const isBehind = (error: unknown) => error instanceof ApiError && error.code === 'shop_team.changed_meanwhile'

/** What the server found wrong, by field; `facts.0` is the field of its first word. */
export const faultsOfError = (error: unknown): Record<string, string> =>
  error instanceof ApiError
    ? Object.fromEntries(Object.entries(error.fields).map(([name, words]) => [name.split('.')[0]!, words]))
    : {}
