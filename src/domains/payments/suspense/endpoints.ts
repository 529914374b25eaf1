import { serve, type Served } from '#platform/http.ts'
import * as contract from './contract.ts'
import { readSuspense } from './read-suspense.ts'
import { resolveEntry } from './resolve-entry.ts'
import { shownEntry } from './shown-entry.ts'

export const suspenseEndpoints: Served[] = [
  serve(contract.readSuspense, ({ db }) => readSuspense(db)),
  serve(contract.resolveEntry, async ({ db, clock, viewer, input }) =>
    shownEntry(await resolveEntry(db, { ...input, by: viewer.id, clock })),
  ),
]
