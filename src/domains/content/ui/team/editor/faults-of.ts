import { ApiError, errorMessage } from '#browser/api.ts'

type Faults = { fault: string | undefined; faults: Partial<Record<string, string>>; isBehind: boolean }

/** What a refused save says: as a whole, by field (`fields.title` is `title`), and whether a revision is newer. */
export function faultsOf(error: Error | null): Faults {
  if (!error) return { fault: undefined, faults: {}, isBehind: false }
  const fields = error instanceof ApiError ? error.fields : {}
  const named = Object.entries(fields).map(([name, words]) => [name.replace(/^fields\./, '').split('.')[0]!, words])
  return {
    fault: errorMessage(error),
    faults: Object.fromEntries(named),
    isBehind: error instanceof ApiError && error.code === 'content.changed_meanwhile',
  }
}
