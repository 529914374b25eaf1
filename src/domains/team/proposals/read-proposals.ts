import { aloneFrom, proposalKindsOf } from '#domains/accounts/proposals.rules.ts'
import { findConfirmObstacle, findInviter } from '#domains/accounts/index.ts'
import type { Sql } from '#platform/db.ts'
import type { Capability } from '#shared/capabilities.ts'
import type { OpenProposal } from './contract.ts'
import { correctionWords } from './correction-words.ts'
import { listOpen } from './sql.ts'

const MOST = 100

type Reading = { id?: string | undefined; by: string; capabilities: readonly Capability[]; now: Date }

/** What waits for a second person, of what this member may decide, and whether they may confirm it now. */
export async function readProposals(sql: Sql, { id, by, capabilities, now }: Reading): Promise<OpenProposal[]> {
  const [rows, inviterId] = await Promise.all([
    listOpen(sql, { kinds: proposalKindsOf(capabilities), id, now, most: MOST }),
    findInviter(sql, by),
  ])
  const proposals: OpenProposal[] = []
  for (const { from, to, ...row } of rows) {
    const isOwn = row.proposedBy === by
    // Few proposals are the reader's own and had nobody else.
    const mayConfirm = isOwn
      ? row.companyToldAt !== null && (await findConfirmObstacle(sql, row, by, now)) === undefined
      : inviterId !== row.proposedBy && row.personId !== by
    const correction = correctionWords(row.kind, from, to)
    proposals.push({ ...row, correction, isOwn, mayConfirm, aloneFrom: aloneFrom(row.companyToldAt) })
  }
  return proposals
}
