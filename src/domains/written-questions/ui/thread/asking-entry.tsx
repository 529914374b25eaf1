import { AskForm } from '../ask-form.tsx'
import { QuestionOutcome } from '../question-outcome.tsx'
import { questionAnchor } from '../question-path.ts'
import { WrittenText } from '../written-text.tsx'
import type { Question } from '../../contract.ts'
import { AttachFields } from './attach-fields.tsx'
import { useAttaching } from './use-attaching.ts'

/** A question that is paid and still to be written or sent, with what goes along. */
export function AskingEntry({ question: q, onMoved }: { question: Question; onMoved: () => void }) {
  const attaching = useAttaching(q.id, q.attachments)
  return (
    <article
      id={questionAnchor(q.id)}
      aria-label={`${q.title}, falta enviar`}
      className="grid scroll-mt-24 gap-5 rounded-lg border border-line bg-surface p-5 sm:p-6"
    >
      {q.isOnHold ? (
        <>
          <QuestionOutcome question={q} />
          <WrittenText title="O que você escreveu" text={q.question} at={null} />
        </>
      ) : (
        <AskForm question={q} onMoved={onMoved} ready={attaching.settled}>
          {!q.isAutomatic && <AttachFields attaching={attaching} />}
        </AskForm>
      )}
    </article>
  )
}
