import { isMissing, errorMessage } from '#browser/api.ts'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { PageHeading } from '#browser/kit/layout/page-heading.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import type { Question } from '../contract.ts'
import { AnswerForm } from './answer-form.tsx'
import { ClarificationPart } from './clarification-part.tsx'
import { WrittenText } from './written-text.tsx'
import { AskForm } from './ask-form.tsx'
import { QuestionOutcome } from './question-outcome.tsx'
import { QuestionDetails } from './question-details.tsx'
import { useQuestion } from './use-questions.ts'

/** One written question in whichever state it is, for the client and for the consultant. */
export function QuestionPage({ id, personId }: { id: string; personId: string }) {
  const { data: q, error, refetch, show } = useQuestion(id, personId)
  if (!q) return error ? <Missing error={error} onRetry={() => void refetch()} /> : <Waiting />
  return (
    <>
      <PageHeading overline={q.title} title={titleOf(q)} />
      <div className="grid items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-8">
          <QuestionOutcome question={q} />
          {q.state === 'unsent' && !q.isOnHold && <AskForm question={q} onMoved={show} />}
          {q.state !== 'unsent' && (
            <WrittenText
              title={q.you === 'client' ? 'Sua pergunta' : `${q.client.name} perguntou`}
              text={q.question}
              at={q.askedAt}
            />
          )}
          {isAnswerable(q) && <AnswerForm question={q} onMoved={show} />}
          {isAnswered(q) && (
            <WrittenText
              title={q.you === 'client' ? `${q.consultant.name} respondeu` : 'Sua resposta'}
              text={q.answer}
              at={q.answeredLateAt ?? q.endedAt}
            />
          )}
          <ClarificationPart question={q} onMoved={show} />
          {q.you === 'consultant' && !isAnswerable(q) && !isAnswered(q) && (
            <WrittenText title="Seu rascunho, que não foi enviado" text={q.answer} at={null} />
          )}
        </div>
        <QuestionDetails question={q} />
      </div>
    </>
  )
}

const isAnswered = ({ state, answeredLateAt }: Question) => state === 'answered' || answeredLateAt !== null
/** One that was missed may be answered for nothing. */
const isAnswerable = (q: Question) =>
  q.you === 'consultant' && !q.isOnHold && !isAnswered(q) && (q.state === 'asked' || q.state === 'missed')

function titleOf({ state, you, consultant, client, answeredLateAt }: Question): string {
  if (you === 'consultant') return state === 'asked' ? `Responder a ${client.name}` : `Pergunta de ${client.name}`
  if (state === 'unsent') return `Escreva a ${consultant.name}`
  return state === 'answered' || answeredLateAt ? `${consultant.name} respondeu` : `Sua pergunta a ${consultant.name}`
}

const Missing = ({ error, onRetry }: { error: unknown; onRetry: () => void }) =>
  isMissing(error) ? (
    <ErrorState
      title="Não encontramos esta pergunta"
      action={<LinkButton href="/chat-room">Ver as conversas e perguntas</LinkButton>}
    >
      Confira o endereço ou se você entrou com a conta certa.
    </ErrorState>
  ) : (
    <ErrorState onRetry={onRetry}>{errorMessage(error)}</ErrorState>
  )

const Waiting = () => (
  <div role="status" className="grid gap-6">
    <span className="sr-only">Carregando a pergunta…</span>
    <Skeleton className="h-10 w-72 max-w-full" />
    <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <Skeleton className="h-80" />
      <Skeleton className="h-60" />
    </div>
  </div>
)
