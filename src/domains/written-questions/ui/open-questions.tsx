import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { Avatar } from '#browser/kit/display/avatar.tsx'
import { Badge } from '#browser/kit/display/badge.tsx'
import { Card } from '#browser/kit/display/card.tsx'
import { DashboardSection } from '#browser/kit/layout/dashboard-section.tsx'
import { formatBRL } from '#shared/money.ts'
import type { Question } from '../contract.ts'
import { AnswerDeadline } from './answer-deadline.tsx'
import { questionPath } from './question-path.ts'
import { questionStateLabel } from './question-state-label.ts'
import { useOpenQuestions, useQuestionUpdates } from './use-questions.ts'

/** Open questions, most urgent first. Renders nothing when there are none. */
export function OpenQuestions({ personId, isConsultant = false }: { personId: string; isConsultant?: boolean }) {
  useQuestionUpdates(personId)
  const { data: open = [] } = useOpenQuestions()
  if (open.length === 0) return null
  return (
    <DashboardSection
      id="perguntas"
      title={isConsultant ? 'Perguntas por escrito para responder' : 'Suas perguntas por escrito'}
    >
      {open.map((question) => (
        <QuestionCard key={question.id} question={question} />
      ))}
    </DashboardSection>
  )
}

/** An open question, with what its reader can do. */
function QuestionCard({ question: q }: { question: Question }) {
  const other = q.you === 'client' ? q.consultant : q.client
  const { words, tone } = questionStateLabel(q)
  return (
    <Card as="article" aria-label={`${q.title}: ${other.name}`} className="flex flex-wrap items-center gap-x-5 gap-y-4">
      <Avatar name={other.name} imageUrl={other.imageUrl} />
      <div className="grid min-w-44 flex-1 justify-items-start gap-1">
        <Badge tone={tone}>{words}</Badge>
        <p className="font-display text-xl leading-tight">
          {q.you === 'client' ? `${q.title} para ${other.name}` : `${other.name} perguntou`}
        </p>
        <p className="text-quiet text-sm">
          {q.earnsCents !== null && `${q.title} · ${formatBRL(q.earnsCents)} para você`}
          {q.you === 'client' && q.state === 'unsent' && 'O prazo da resposta só começa quando você enviar.'}
        </p>
        {q.dueAt && !q.isOnHold && <AnswerDeadline dueAt={q.dueAt} readAt={q.readAt} />}
      </div>
      <LinkButton
        href={questionPath(q)}
        variant={q.state === 'asked' && q.you === 'client' ? 'secondary' : 'primary'}
        className="max-sm:w-full"
      >
        {linkTextOf(q)}
      </LinkButton>
    </Card>
  )
}

function linkTextOf({ state, you, isOnHold }: Question): string {
  if (isOnHold) return 'Ver a pergunta'
  if (you === 'consultant') return 'Ler e responder'
  return state === 'unsent' ? 'Escrever a pergunta' : 'Ver a pergunta'
}
