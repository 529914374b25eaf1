import { browserApi } from '#browser/api.ts'
import { formatBRL } from '#shared/money.ts'
import { answerQuestion, type Question } from '../../written/contract.ts'
import { LEAST_ANSWER, MOST_ANSWER } from '../../written/rules.ts'
import { Decline } from './decline.tsx'
import { WordsForm } from './words-form.tsx'

/** The consultant writes the answer, in as many sittings as it takes. */
export const AnswerForm = ({ question: q, onMoved }: { question: Question; onMoved: (question: Question) => void }) => (
  <WordsForm
    question={q}
    label="Sua resposta"
    hint={`${q.client.name} só vê a resposta depois que você enviar.`}
    least={LEAST_ANSWER}
    most={MOST_ANSWER}
    height="[&_textarea]:min-h-96"
    sendWords="Enviar a resposta"
    before={
      <p>
        Depois de enviada, a resposta não muda mais. {q.client.name} recebe um aviso, e {formatBRL(q.earnsCents ?? 0n)}{' '}
        entram nos seus ganhos.
      </p>
    }
    send={(text) => browserApi(answerQuestion, { id: q.id, text })}
    onSent={onMoved}
  >
    <Decline question={q} onMoved={onMoved} />
  </WordsForm>
)
