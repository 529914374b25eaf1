import type { ClaimCase } from '#domains/claims/contract.ts'
import { ClaimsToDecide, ClaimToDecide } from '#domains/claims/ui/claims-to-decide.tsx'
import { useSession } from '#domains/accounts/ui/session.tsx'
import { mayDo } from '#shared/capabilities.ts'
import { Histories } from './histories.tsx'
import { ReadSaid } from './read-said.tsx'

/** Claims with the histories of both people, and what was said behind a reason; claims know nothing of moderation. */
export const ClaimsWithHistories = () => <ClaimsToDecide beside={besideOf} />

/** One of them. */
export const ClaimWithHistories = ({ id }: { id: string }) => <ClaimToDecide id={id} beside={besideOf} />

const besideOf = ({ id, kind, subjectId, clientId }: ClaimCase) => (
  <div className="grid gap-3">
    <GoodwillLink claimId={id} clientId={clientId} />
    {kind === 'consultation' && (
      <>
        <Histories consultationId={subjectId} />
        <ReadSaid caseKind="claim" caseId={id} />
      </>
    )}
  </div>
)

/** A bonus is given on the person's page, for this case. */
function GoodwillLink({ claimId, clientId }: { claimId: string; clientId: string }) {
  const { user } = useSession()
  return (
    mayDo(user, 'goodwill') && (
      <a
        href={`/admin-dashboard/pessoas/${clientId}?ato=bonificar&caso=claim:${claimId}`}
        className="prose-link justify-self-start text-sm"
      >
        Dar um bônus de cortesia por este caso
      </a>
    )
  )
}
