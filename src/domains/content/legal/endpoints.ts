import { type Route, serve } from '#platform/http.ts'
import * as contract from './contract.ts'
import { publishLegalText } from './publish-legal-text.ts'
import { readLegalHistory, readLegalTexts, readLegalVersion } from './read-legal-texts.ts'

/** The texts that people agree to, and their versions. */
export const legalEndpoints: Route[] = [
  serve(contract.readLegalTexts, ({ db, now }) => readLegalTexts(db, now)),
  serve(contract.readLegalVersion, ({ db, now, input }) => readLegalVersion(db, input.text, input.number, now)),
  serve(contract.readLegalHistory, ({ db, input }) => readLegalHistory(db, input.text)),
  serve(contract.publishLegalText, async ({ db, clock, viewer, input: { inForceAt, ...input } }) => ({
    number: await publishLegalText(db, { ...input, inForceAt: inForceAt ?? undefined, by: viewer.id, clock }),
  })),
]
