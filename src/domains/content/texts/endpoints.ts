import { type Route, serve } from '#platform/http.ts'
import * as contract from './contract.ts'
import { listTextHeads, readNamed, readNamedRevision, readNamedRevisions } from './read-named.ts'
import { saveNamed } from './save-named.ts'

const keyOf = ({ kind, name }: { kind: string; name: string }) => `${kind}/${name}`

/** What the team does with texts that have a name. */
export const textEndpoints: Route[] = [
  serve(contract.listTexts, async ({ db }) => ({ texts: await listTextHeads(db) })),
  serve(contract.readText, ({ db, input }) => readNamed(db, keyOf(input))),
  serve(contract.saveText, async ({ db, clock, viewer, input }) => ({
    revision: await saveNamed(db, {
      key: keyOf(input),
      base: input.base,
      fields: Object.fromEntries(input.fields.map(({ name, value }) => [name, value])),
      by: viewer.id,
      at: await clock(db),
    }),
  })),
  serve(contract.listTextRevisions, ({ db, input }) => readNamedRevisions(db, keyOf(input), input.before)),
  serve(contract.readTextRevision, ({ db, input }) => readNamedRevision(db, keyOf(input), input.number)),
]
