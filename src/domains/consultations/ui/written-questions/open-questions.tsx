import { DashboardSection } from '#browser/kit/layout/dashboard-section.tsx'
import { useOpenQuestions, useQuestionUpdates } from './use-questions.ts'
import { QuestionCard } from './question-card.tsx'

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
