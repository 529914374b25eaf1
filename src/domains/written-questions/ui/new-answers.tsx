import { Avatar } from '#browser/kit/display/avatar.tsx'
import { Badge } from '#browser/kit/display/badge.tsx'
import { Card } from '#browser/kit/display/card.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { formatDayAndTime } from '#shared/dates.ts'
import { pastQuestionsOf, usePastQuestions } from './past-questions.tsx'
import { questionPath } from './question-path.ts'

const NEW_MS = 3 * 86_400_000

/** Answers of the last three days; nothing when there are none. */
export function NewAnswers() {
  const { data } = usePastQuestions()
  return pastQuestionsOf(data)
    .filter((q) => q.state === 'answered' && q.endedAt && q.readAt.getTime() - q.endedAt.getTime() < NEW_MS)
    .map((q) => (
      <Card
        key={q.id}
        as="section"
        aria-label={`Resposta de ${q.consultant.name}`}
        className="flex flex-wrap items-center gap-x-5 gap-y-4"
      >
        <Avatar name={q.consultant.name} imageUrl={q.consultant.imageUrl} />
        <div className="grid min-w-44 flex-1 justify-items-start gap-1">
          <Badge tone="good">Resposta</Badge>
          <p className="font-display text-xl leading-tight">{q.consultant.name} respondeu a sua pergunta</p>
          {q.endedAt && <p className="text-quiet text-sm tabular-nums">{formatDayAndTime(q.endedAt)}</p>}
        </div>
        <LinkButton href={questionPath(q)} className="max-sm:w-full">
          Ler a resposta
        </LinkButton>
      </Card>
    ))
}
