import { Notice } from '#browser/kit/feedback/notice.tsx'
import { formatDay } from '#shared/dates.ts'
import type { Proposal } from '../../proposals/contract.ts'
import { proposalInWords } from '../../proposals/ui/words.ts'

/** What another member of the team proposed; it is decided as a case of the queue. */
export function OpenProposal({ proposal }: { proposal: Proposal }) {
  const { id, reason, byName, proposedAt, expiresAt } = proposal
  return (
    <Notice tone="accent" title={`${proposalInWords(proposal)}: espera outra pessoa da equipe`}>
      <p>
        {byName} propôs em {formatDay(proposedAt)}; vence em {formatDay(expiresAt)}.
      </p>
      <blockquote className="my-2 whitespace-pre-line border-line border-l-2 pl-3">{reason}</blockquote>
      <a href={`/admin-dashboard?caso=proposal:${id}`} className="prose-link">
        Abrir na fila
      </a>
    </Notice>
  )
}
