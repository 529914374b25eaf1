import { serve, type Route } from '#platform/http.ts'
import * as contract from './contract.ts'
import { readSuspense } from './read-suspense.ts'
import { resolveEntry } from './resolve-entry.ts'
import { suspenseEntryView } from './suspense-entry-view.ts'

export const suspenseEndpoints: Route[] = [
  serve(contract.readSuspense, ({ db, input: { id } }) => readSuspense(db, id)),
  serve(contract.resolveEntry, async ({ db, clock, viewer, input }) =>
    suspenseEntryView(await resolveEntry(db, { ...input, by: viewer.id, clock })),
  ),
]
