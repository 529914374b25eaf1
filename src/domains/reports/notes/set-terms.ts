import { recordSecurityEvent } from '#domains/accounts/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { refuse } from './rules.ts'
import { findTerms, insertTerms, lockNotes } from './sql.ts'
import { faultsOfTerms, TERM_NAMES, type Terms } from './terms.rules.ts'

/**
 * Says what the accountant decided about notes; earlier decisions stay readable. `version`: the one that was read.
 * The same again changes nothing. Refuses `invalid_note` by field, and `terms_changed`.
 */
export const setTerms = (db: Db, given: { terms: Terms; version: bigint; by: string; clock: Clock }) =>
  inTransaction(db, async (tx) => {
    const { by, version, clock } = given
    const faults = faultsOfTerms(given.terms)
    if (Object.keys(faults).length > 0) throw refuse('invalid_note', faults)
    await lockNotes(tx)
    const known = await findTerms(tx)
    const terms = Object.fromEntries(
      TERM_NAMES.flatMap((name) => (given.terms[name] ? [[name, given.terms[name]]] : [])),
    )
    if (TERM_NAMES.every((name) => (known.terms[name] ?? '') === (terms[name] ?? ''))) return
    if (known.version !== version) throw refuse('terms_changed')
    const at = await clock(tx)
    await insertTerms(tx, terms, { by, at })
    await recordSecurityEvent(tx, {
      kind: 'reports.fiscal_terms_set',
      actorId: by,
      before: { version: known.version, ...known.terms },
      after: { version: known.version + 1n, ...terms },
      at,
    })
  })
