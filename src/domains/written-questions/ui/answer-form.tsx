import type { ReactNode } from 'react'
import { browserApi } from '#browser/api.ts'
import { formatBRL } from '#shared/money.ts'
import { answerQuestion, type Question } from '../contract.ts'
import { MOST_ANSWER_LENGTH } from '../rules.ts'
import { LEAST_ANSWER_LENGTH } from '../substance.rules.ts'
import { DeclineDialog } from './decline-dialog.tsx'
import { DraftForm } from './draft-form.tsx'

type Props = {
  question: Question
  onMoved: (question: Question) => void
  /** What goes along with the answer; `ready` waits until it is there. */
  children?: ReactNode
  ready?: () => Promise<unknown>
  /** A voice goes along that is an answer by itself, or of which nobody knows how long it is. */
  isSpoken?: boolean
}

/** The consultant's form for the answer, saved as a draft until the deadline; later it may be sent for nothing. */
export const AnswerForm = ({ question: q, onMoved, children, ready, isSpoken = false }: Props) => (
  <DraftForm
    question={q}
    label="Sua resposta"
    hint={`${q.client.name} só vê a resposta depois que você enviar.`}
    least={isSpoken ? 1 : LEAST_ANSWER_LENGTH}
    most={MOST_ANSWER_LENGTH}
    height="[&_textarea]:min-h-96"
    sendWords="Enviar a resposta"
    before={
      q.state === 'missed' ? (
        <p>
          O prazo passou e o valor já voltou: a resposta vai de graça e não conta nos seus números. {q.client.name}{' '}
          recebe um aviso.
        </p>
      ) : (
        <p>
          Depois de enviada, a resposta não muda mais. {q.client.name} recebe um aviso, e{' '}
          {formatBRL(q.earnsCents ?? 0n)} entram nos seus ganhos.
        </p>
      )
    }
    send={async (text, insists) => {
      await ready?.()
      return browserApi(answerQuestion, { id: q.id, text, ...(insists && { insists }) })
    }}
    beside={children}
    mayInsist="questions.answer_may_insist"
    onSent={onMoved}
  >
    {q.state === 'asked' && <DeclineDialog question={q} onMoved={onMoved} />}
  </DraftForm>
)
