import { apiContext } from '#browser/api.ts'
import { PageHeading } from '#browser/kit/layout/page-heading.tsx'
import { publicPageHeaders } from '#browser/public-page-headers.ts'
import { profilesTopic } from '#domains/consultants/facts.ts'
import { presenceTopic } from '#domains/consultants/presence.facts.ts'
import { pageMeta } from '#browser/seo/page-meta.ts'
import { matchConsultants } from '#domains/consultants/quiz/contract.ts'
import { answersOf, answerLettersOf } from '#domains/consultants/quiz/rules.ts'
import { QuizMatches } from '#domains/consultants/ui/quiz/quiz-matches.tsx'
import { QuestionStep } from '#domains/consultants/ui/quiz/question-step.tsx'
import { NextTimesOfCards } from '#domains/scheduling/ui/next-times.tsx'
import { nextTimesOf } from './agenda-of-list.ts'
import type { Route } from './+types/consultant-quiz.ts'

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({
    title: 'Teste: qual consultor combina com você?',
    description: 'Sete perguntas rápidas, três consultores no fim, e as razões de cada um. Sem cadastro.',
    path: '/test-consultores',
    noindex: Boolean(loaderData?.letters),
  })

export const headers = () =>
  publicPageHeaders({ seconds: 30, topics: [presenceTopic, profilesTopic], parameters: ['r'] })

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const letters = answerLettersOf(new URL(request.url).searchParams.get('r') ?? '')
  const matches = answersOf(letters) ? await api(matchConsultants, { answers: letters }) : undefined
  const next =
    matches &&
    (await nextTimesOf(
      api,
      matches.map(({ consultant }) => consultant),
    ))
  return { letters, matches, next }
}

/** The quiz "which consultant suits you?" */
export default function ConsultantQuiz({ loaderData: { letters, matches, next } }: Route.ComponentProps) {
  return (
    <main className="page py-10">
      <PageHeading
        overline="Teste"
        title="Qual consultor combina com você?"
        emblem="escolher"
        lead={matches ? undefined : 'Sete perguntas, sem certo nem errado. No fim, três pessoas e as razões.'}
      />
      {matches && next ? (
        <NextTimesOfCards {...next}>
          <QuizMatches matches={matches} letters={letters} />
        </NextTimesOfCards>
      ) : (
        <QuestionStep key={letters} letters={letters} />
      )}
    </main>
  )
}
