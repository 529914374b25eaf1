import type { Question } from '#domains/written-questions/contract.ts'
import { refundDeadlineOf } from '../../rules.ts'
import { ClaimState } from '../claim-state.tsx'
import { ObjectedNotice } from './objected-notice.tsx'
import { ObjectionForm } from './objection-form.tsx'
import { undecidedWords } from './objection-words.ts'
import { useObjections } from './use-objections.ts'

/** What its client objects to an answer that was charged: the way to it, how far it is, and how it ended, for both. */
export const AnswerObjection = ({ question }: { question: Question }) =>
  question.state === 'answered' && question.endedAt ? (
    <OfAnswered question={question} answeredAt={question.endedAt} />
  ) : null

function OfAnswered({ question: q, answeredAt }: { question: Question; answeredAt: Date }) {
  const [own, other] = q.you === 'client' ? [q.client, q.consultant] : [q.consultant, q.client]
  const objections = useObjections(other.id, own.id)
  if (!objections) return null
  const objection = objections.find(({ questionId }) => questionId === q.id)
  if (objection && q.you === 'consultant') return <ObjectedNotice objection={objection} clientName={q.client.name} />
  if (objection)
    return (
      <div className="grid gap-2">
        <ClaimState claim={objection} />
        {objection.state === 'open' && (
          <p className="measure text-quiet text-sm">{undecidedWords(objection.askedAt)}</p>
        )}
      </div>
    )
  const until = refundDeadlineOf({ kind: 'question', endedAt: answeredAt })
  if (q.you !== 'client' || q.paidCents === 0n || q.readAt >= until) return null
  return <ObjectionForm questionId={q.id} answeredAt={answeredAt} readAt={q.readAt} name={q.consultant.name} />
}
