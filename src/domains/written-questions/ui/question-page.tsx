import { useId } from 'react'
import { isMissing, errorMessage } from '#browser/api.ts'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { PageHeading } from '#browser/kit/layout/page-heading.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { formatDayAndTime } from '#shared/dates.ts'
import type { Question } from '../contract.ts'
import { AnswerForm } from './answer-form.tsx'
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

/** A text as it was written, with its line breaks. Renders nothing when it is empty. */
function WrittenText({ title, text, at }: { title: string; text: string; at: Date | null }) {
  const id = useId()
  if (text === '') return null
  return (
    <section aria-labelledby={id} className="grid gap-3 border-metal border-l-2 pl-5 sm:pl-7">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {at && (
          <time dateTime={at.toISOString()} className="text-quiet text-sm">
            {formatDayAndTime(at)}
          </time>
        )}
      </header>
      <p className="measure wrap-anywhere whitespace-pre-wrap leading-relaxed">{text}</p>
    </section>
  )
}
