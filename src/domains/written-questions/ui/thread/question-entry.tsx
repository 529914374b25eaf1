import { type ReactNode, useState } from 'react'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ReportLink } from '#browser/kit/buttons/report-link.tsx'
import { Badge } from '#browser/kit/display/badge.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { AutomaticBadge } from '#domains/consultants/ui/automatic.tsx'
import type { Question } from '../../contract.ts'
import { AnswerDeadline } from '../answer-deadline.tsx'
import { AnswerForm } from '../answer-form.tsx'
import { ClarificationPart } from '../clarification-part.tsx'
import { questionAnchor } from '../question-path.ts'
import { QuestionOutcome } from '../question-outcome.tsx'
import { LEAST_VOICE_S } from '../../substance.rules.ts'
import { questionStateLabel } from '../question-state-label.ts'
import { WrittenText } from '../written-text.tsx'
import { AttachFields } from './attach-fields.tsx'
import { ShownAttachments } from './shown-attachments.tsx'
import { useAttaching } from './use-attaching.ts'

type Props = {
  question: Question
  onMoved: () => void
  /** What else is said about its answer; refunds are not known here. */
  aboutAnswer?: ((question: Question) => ReactNode) | undefined
}

/** One question of a correspondence with everything that came of it; its consultant answers it here. */
export function QuestionEntry({ question: q, onMoved, aboutAnswer }: Props) {
  const { words, tone } = questionStateLabel(q)
  const isClient = q.you === 'client'
  const sentBy = (side: Question['you']) => q.attachments.filter(({ by, isSent }) => by === side && isSent)
  const isAnswered = q.state === 'answered' || q.answeredLateAt !== null
  // One that was missed may be answered for nothing.
  const answers = !isClient && !q.isOnHold && !isAnswered && (q.state === 'asked' || q.state === 'missed')
  return (
    <article
      id={questionAnchor(q.id)}
      aria-label={isClient ? 'Sua pergunta' : `Pergunta de ${q.client.name}`}
      className="grid scroll-mt-24 gap-5 rounded-lg border border-line bg-surface p-5 sm:p-6"
    >
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={tone}>{words}</Badge>
        {q.isAutomatic && <AutomaticBadge />}
        <span className="text-quiet text-sm">{q.title}</span>
      </header>
      <WrittenText
        title={isClient ? 'Você perguntou' : `${q.client.name} perguntou`}
        text={q.question}
        at={q.askedAt}
      />
      <ShownAttachments questionId={q.id} attachments={sentBy('client')} author={isClient ? 'você' : q.client.name} />
      {q.state === 'asked' && q.dueAt && !q.isOnHold && <AnswerDeadline dueAt={q.dueAt} readAt={q.readAt} />}
      <QuestionOutcome question={q} />
      {answers && <Answering question={q} onMoved={onMoved} />}
      {isAnswered && (
        <div className="grid gap-5 border-metal border-l-2 pl-4 sm:pl-6">
          <WrittenText
            title={isClient ? `${q.consultant.name} respondeu` : 'Sua resposta'}
            text={q.answer}
            at={q.answeredLateAt ?? q.endedAt}
          />
          <ShownAttachments
            questionId={q.id}
            attachments={sentBy('consultant')}
            author={isClient ? q.consultant.name : 'você'}
          />
        </div>
      )}
      <ClarificationPart question={q} onMoved={onMoved} />
      {aboutAnswer?.(q)}
      {!isClient && !answers && !isAnswered && (
        <WrittenText title="Seu rascunho, que não foi enviado" text={q.answer} at={null} />
      )}
      <Paid question={q} />
    </article>
  )
}

/** The consultant's form, with what goes along with the answer; a late one is nobody's duty, and opens with a press. */
function Answering({ question: q, onMoved }: { question: Question; onMoved: () => void }) {
  const [isOpen, setOpen] = useState(q.state === 'asked')
  const attaching = useAttaching(
    q.id,
    q.attachments.filter(({ by }) => by === 'consultant'),
  )
  const voice = attaching.attached.find(({ kind }) => kind === 'voice')
  const isSpoken = voice !== undefined && (voice.seconds ?? LEAST_VOICE_S) >= LEAST_VOICE_S
  if (!isOpen)
    return (
      <Button variant="secondary" className="justify-self-start" onClick={() => setOpen(true)}>
        Responder de graça
      </Button>
    )
  return (
    <AnswerForm question={q} onMoved={onMoved} ready={attaching.settled} isSpoken={isSpoken}>
      <AttachFields
        attaching={attaching}
        hint={`Uma voz de ${LEAST_VOICE_S} segundos ou mais já é uma resposta: escreva ao menos do que ela trata, para quem não pode ouvir.`}
      />
    </AnswerForm>
  )
}

/** What it cost or earns, and its receipt. */
const Paid = ({ question: q }: { question: Question }) => (
  <p className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-t pt-3 text-quiet text-sm">
    <span>
      {q.earnsCents === null ? paidWords(q) : 'Para você: '}
      <Money amount={q.earnsCents ?? q.paidCents} className="font-semibold text-ink" />
    </span>
    {q.receiptCode && (
      <a
        href={`/relatorios?recibo=${q.receiptCode}`}
        className="prose-link inline-flex min-h-6 items-center"
        aria-label="Ver recibo desta pergunta"
      >
        Ver recibo
      </a>
    )}
    {(q.you === 'consultant' || q.answer !== '' || q.state === 'declined') && (
      <ReportLink
        kind="question"
        id={q.id}
        name={`o que ${q.you === 'client' ? q.consultant.name : q.client.name} escreveu`}
      />
    )}
  </p>
)

const paidWords = ({ state }: Question) =>
  state === 'answered' ? 'Você pagou: ' : state === 'asked' ? 'Reservado, só pago com a resposta: ' : 'Devolvido: '
