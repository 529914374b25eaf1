import type { Tx } from '#platform/db.ts'
import * as sql from './sql.ts'

/** What an id names that a browser chose, where journals, bonus and minutes of several kinds would share their keys. */
export type SubjectKind = 'consultation' | 'booking' | 'written_question' | 'withdrawal' | 'payout'

/**
 * Takes the id of a request for what it begins, for ever, in the caller's transaction: the second part of the keys of
 * its journals. The same kind again is the same request, or another person's: the caller's table knows. False: the id
 * names something of another kind; refuse it. Call it before accounts are locked: it waits for whoever takes the same.
 */
export const takeSubject = (tx: Tx, id: string, kind: SubjectKind): Promise<boolean> => sql.takeSubject(tx, id, kind)
