import type { ClaimCase } from '#domains/claims/contract.ts'
import { ClaimsToDecide } from '#domains/claims/ui/claims-to-decide.tsx'
import { Histories } from '#domains/moderation/ui/histories.tsx'
import { ReadSaid } from '#domains/moderation/ui/read-said.tsx'

/** Claims with the histories of both people, and what was said behind a reason; claims know nothing of moderation. */
export const ClaimsWithHistories = () => <ClaimsToDecide beside={besideOf} />

const besideOf = ({ id, kind, subjectId }: ClaimCase) =>
  kind === 'consultation' && (
    <div className="grid gap-3">
      <Histories consultationId={subjectId} />
      <ReadSaid caseKind="claim" caseId={id} />
    </div>
  )
