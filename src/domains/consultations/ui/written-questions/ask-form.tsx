import { browserApi } from '#browser/api.ts'
import { formatDay } from '#shared/dates.ts'
import { askQuestion, type Question } from '../../written-questions/contract.ts'
import { MIN_QUESTION_LENGTH, MAX_QUESTION_LENGTH } from '../../written-questions/rules.ts'
import { GiveUpDialog } from './give-up-dialog.tsx'
import { DraftForm } from './draft-form.tsx'

/** The client's form for a purchased question. */
export const AskForm = ({ question: q, onMoved }: { question: Question; onMoved: (question: Question) => void }) => (
  <DraftForm
    question={q}
    label={`O que você quer perguntar a ${q.consultant.name}?`}
    hint={`Conte o que for preciso para entender. Só ${q.consultant.name} lê, e só depois que você enviar.`}
    least={MIN_QUESTION_LENGTH}
    most={MAX_QUESTION_LENGTH}
    height="[&_textarea]:min-h-60"
    sendWords="Enviar a pergunta"
    before={
      <p>
        Depois de enviada, a pergunta não muda mais, e {q.consultant.name} tem {q.answerHours} horas para responder. Se
        a resposta não vier, o valor volta inteiro.
      </p>
    }
    send={(text) => browserApi(askQuestion, { id: q.id, text })}
    onSent={onMoved}
  >
    <GiveUpDialog question={q} onMoved={onMoved} />
    <p className="w-full text-quiet text-sm">
      Sem pressa: a pergunta espera por você até {formatDay(q.lapsesAt)}. Não enviada até lá, o valor volta como
      crédito.
    </p>
  </DraftForm>
)
