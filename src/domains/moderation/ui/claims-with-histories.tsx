import type { ClaimCase } from '#domains/claims/contract.ts'
import { ClaimsToDecide, ClaimToDecide } from '#domains/claims/ui/claims-to-decide.tsx'
import { Histories } from './histories.tsx'
import { ReadSaid } from './read-said.tsx'

/** Claims with the histories of both people, and what was said behind a reason; claims know nothing of moderation. */
export const ClaimsWithHistories = () => <ClaimsToDecide beside={besideOf} />

/** One of them. */
export const ClaimWithHistories = ({ id }: { id: string }) => <ClaimToDecide id={id} beside={besideOf} />

const besideOf = ({ id, kind, subjectId }: ClaimCase) =>
  kind === 'consultation' && (
    <div className="grid gap-3">
      <Histories consultationId={subjectId} />
      <ReadSaid caseKind="claim" caseId={id} />
    </div>
  )
