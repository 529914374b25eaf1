import { forbidSelfDecision, recordSecurityEvent } from '#domains/accounts/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { dayInSaoPaulo } from '#shared/dates.ts'
import { faultsOfNote, isSameNote, refuse, type SaidOfNote } from './rules.ts'
import { findNotes, insertStates, lockNotes } from './sql.ts'
import { rowsOfTable } from './table.rules.ts'

type Acting = { by: string; clock: Clock }

/**
 * Records how a note stands, by hand. The same again changes nothing. Refuses `not_found`, `invalid_note`, and a note
 * of one's own (`accounts.own_case`).
 */
export const recordNote = (db: Db, said: SaidOfNote, { by, clock }: Acting) =>
  inTransaction(db, async (tx) => {
    await lockNotes(tx)
    const [note] = await findNotes(tx, [said.dpsNumber])
    if (!note) throw refuse('not_found')
    forbidSelfDecision(by, note.consultantId)
    const at = await clock(tx)
    const faults = faultsOfNote(said, note.commission, dayInSaoPaulo(at))
    if (Object.keys(faults).length > 0) throw refuse('invalid_note', faults)
    if (isSameNote(said, note)) return
    await insertStates(tx, [said], { isImported: false, by, at })
    await recordSecurityEvent(tx, {
      kind: 'reports.note_recorded',
      detail: said.state,
      actorId: by,
      personId: note.consultantId,
      before: { dps: note.dpsNumber, state: note.state ?? 'none', number: note.number, withheldCents: note.withheld },
      after: { dps: note.dpsNumber, state: said.state, number: said.number, withheldCents: said.withheld },
      at,
    })
  })

export type RowOutcome = { line: number; dps: string; outcome: 'recorded' | 'same' | 'failed'; why: string | null }

/**
 * Records how many notes stand, from a spreadsheet (`rowsOfTable`, and what it refuses). Rows that fail change nothing
 * and are told with their reason; the others are recorded. A note that is named twice counts once, as it is said last.
 */
export const importNotes = (db: Db, text: string, { by, clock }: Acting): Promise<RowOutcome[]> => {
  const rows = rowsOfTable(text)
  return inTransaction(db, async (tx) => {
    await lockNotes(tx)
    const at = await clock(tx)
    const known = new Map(
      (
        await findNotes(
          tx,
          rows.flatMap(({ said }) => (said ? [said.dpsNumber] : [])),
        )
      ).map((note) => [note.dpsNumber, note]),
    )
    const last = new Map(rows.flatMap(({ said, line }) => (said ? [[said.dpsNumber, line] as const] : [])))
    const judged = rows.map(({ line, dps, said, fault }) => {
      const note = said && known.get(said.dpsNumber)
      const isOwn = note?.consultantId === by
      const faults = said && note ? Object.values(faultsOfNote(said, note.commission, dayInSaoPaulo(at))) : []
      const why =
        fault ??
        (note ? undefined : 'Não existe nota com este número de DPS.') ??
        (isOwn ? 'Esta nota é sua: outra pessoa da equipe diz como ela ficou.' : undefined) ??
        (last.get(said!.dpsNumber) === line ? undefined : 'Outra linha, mais abaixo, fala da mesma nota.') ??
        faults[0]
      const outcome = why ? ('failed' as const) : isSameNote(said!, note!) ? ('same' as const) : ('recorded' as const)
      return { line, dps, said, outcome, why: why ?? null }
    })
    const recorded = judged.flatMap(({ said, outcome }) => (said && outcome === 'recorded' ? [said] : []))
    if (recorded.length > 0) {
      await insertStates(tx, recorded, { isImported: true, by, at })
      const failed = judged.filter(({ outcome }) => outcome === 'failed').length
      await recordSecurityEvent(tx, {
        kind: 'reports.notes_imported',
        actorId: by,
        after: { recorded: recorded.length, unchanged: judged.length - recorded.length - failed, failed },
        at,
      })
    }
    return judged.map(({ line, dps, outcome, why }) => ({ line, dps, outcome, why }))
  })
}
