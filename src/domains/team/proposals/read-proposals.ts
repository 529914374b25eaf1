import { findConfirmObstacle, findInviter } from '#domains/accounts/index.ts'
import type { Sql } from '#platform/db.ts'
import type { Capability } from '#shared/capabilities.ts'
import type { OpenProposal } from './contract.ts'
import { CAPABILITY_OF_PROPOSAL, proposalKindsOf } from './rules.ts'
import { listOpen, type OpenRow } from './sql.ts'

const MOST = 100

type Reading = { id?: string | undefined; by: string; capabilities: readonly Capability[]; now: Date }

/** What waits for a second person, of what this member may decide, and whether they may confirm it now. */
export async function readProposals(sql: Sql, { id, by, capabilities, now }: Reading): Promise<OpenProposal[]> {
  const [rows, inviterId] = await Promise.all([
    listOpen(sql, { kinds: proposalKindsOf(capabilities), id, now, most: MOST }),
    findInviter(sql, by),
  ])
  const proposals: OpenProposal[] = []
  for (const { details, proposedBy, companyToldAt, ...row } of rows) {
    const isOwn = proposedBy === by
    // Few proposals are the reader's own and had nobody else.
    const mayConfirm = isOwn
      ? companyToldAt !== null && (await mayAlone(sql, { ...row, proposedBy, companyToldAt }, by, now))
      : inviterId !== proposedBy && row.personId !== by
    const numberOf = (name: string) => (typeof details?.[name] === 'number' ? details[name] : null)
    proposals.push({ ...row, hours: numberOf('hours'), bps: numberOf('bps'), isOwn, mayConfirm })
  }
  return proposals
}

async function mayAlone(sql: Sql, row: Omit<OpenRow, 'details'>, by: string, now: Date): Promise<boolean> {
  const asked = { ...row, capability: CAPABILITY_OF_PROPOSAL[row.kind], receiverId: row.personId }
  return (await findConfirmObstacle(sql, asked, by, now)) === undefined
}
