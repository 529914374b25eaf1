import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiError, browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { TextArea } from '#browser/kit/forms/text-area.tsx'
import { formatDayAndTime } from '#shared/dates.ts'
import { formatNumber } from '#shared/numbers.ts'
import { characterCount } from '#shared/typed-text/visible.ts'
import { MOST_CLARIFICATION_LENGTH, MOST_CLARIFIED_LENGTH } from '../clarification.rules.ts'
import { answerClarification, askClarification, type Question } from '../contract.ts'
import { WrittenText } from './written-text.tsx'

type Props = { question: Question; onMoved: (question: Question) => void }

/** What is asked once about an answer, and what is said to it: what there is of it, and what can be written now. */
export function ClarificationPart({ question: q, onMoved }: Props) {
  const { clarification: c, clarifiableUntil, you, client, consultant } = q
  if (!c)
    return you === 'client' && clarifiableUntil && clarifiableUntil > q.readAt ? (
      <ShortForm
        label="Quer entender melhor?"
        hint={`Um esclarecimento faz parte da resposta. Peça até ${formatDayAndTime(clarifiableUntil)}.`}
        most={MOST_CLARIFICATION_LENGTH}
        sendWords="Pedir o esclarecimento"
        send={(text) => browserApi(askClarification, { id: q.id, text })}
        onSent={onMoved}
      />
    ) : null
  return (
    <>
      <WrittenText
        title={you === 'client' ? 'Você quis entender melhor' : `${client.name} quer entender melhor`}
        text={c.asked}
        at={c.askedAt}
      />
      {c.answer !== null && (
        <WrittenText
          title={you === 'client' ? `${consultant.name} esclareceu` : 'O seu esclarecimento'}
          text={c.answer}
          at={c.answeredAt}
        />
      )}
      {c.lapsedAt && (
        <Notice title="O esclarecimento não veio no prazo">
          Metade do valor da resposta {you === 'client' ? 'volta' : 'voltou'} para{' '}
          {you === 'client' ? 'o seu saldo' : client.name}.
        </Notice>
      )}
      {!c.answeredAt && !c.lapsedAt && you === 'client' && (
        <Notice tone="accent" title="O seu pedido foi enviado">
          {consultant.name} esclarece até {formatDayAndTime(c.dueAt)}. Sem isso, metade do valor volta sozinha.
        </Notice>
      )}
      {!c.answeredAt && !c.lapsedAt && you === 'consultant' && (
        <ShortForm
          label="O seu esclarecimento"
          hint={`Responda até ${formatDayAndTime(c.dueAt)}: depois disso, metade do valor volta para ${client.name}.`}
          most={MOST_CLARIFIED_LENGTH}
          sendWords="Enviar o esclarecimento"
          send={(text, insists) => browserApi(answerClarification, { id: q.id, text, ...(insists && { insists }) })}
          onSent={onMoved}
        />
      )}
    </>
  )
}

type ShortFormProps = {
  label: string
  hint: string
  most: number
  sendWords: string
  send: (text: string, insists: boolean) => Promise<Question>
  onSent: (question: Question) => void
}

/** A short text that is sent at once; what a rule holds back softly may be sent all the same. */
function ShortForm({ label, hint, most, sendWords, send, onSent }: ShortFormProps) {
  const [text, setText] = useState('')
  const [fault, setFault] = useState<string>()
  const sending = useMutation({ mutationFn: (insists: boolean) => send(text.trim(), insists), onSuccess: onSent })
  const { error } = sending
  const mayInsist = error instanceof ApiError && error.code === 'questions.answer_may_insist'
  const length = characterCount(text.trim())
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found =
      length === 0
        ? 'Escreva o texto.'
        : length > most
          ? `Passou ${formatNumber(length - most)} do limite de ${formatNumber(most)} caracteres.`
          : undefined
    setFault(found)
    if (!found) sending.mutate(false)
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <TextArea
        label={label}
        hint={`${hint} ${formatNumber(length)} de ${formatNumber(most)} caracteres.`}
        value={text}
        error={fault}
        onChange={(event) => {
          setText(event.target.value)
          setFault(undefined)
        }}
      />
      {error && <ErrorState>{errorMessage(error)}</ErrorState>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={sending.isPending} busyWords="Enviando…">
          {sendWords}
        </Button>
        {mayInsist && (
          <Button variant="quiet" onClick={() => sending.mutate(true)}>
            Enviar mesmo assim
          </Button>
        )}
      </div>
    </form>
  )
}
