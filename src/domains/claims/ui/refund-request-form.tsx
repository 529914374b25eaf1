import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Select } from '#browser/kit/forms/select.tsx'
import { TextArea } from '#browser/kit/forms/text-area.tsx'
import { formatDayAndTime } from '#shared/dates.ts'
import { requestRefund, type Refunds } from '../contract.ts'
import { type Cause, causesOf, LEAST_CHARACTERS, MOST_CHARACTERS } from '../rules.ts'

type Props = { refunds: Refunds; hasRule: boolean; onAsked: (refunds: Refunds) => void }

/** The claim form, closed until it is opened. */
export function RefundRequestForm({ refunds, hasRule, onAsked }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { askUntil, answerWithinDays } = refunds
  if (!isOpen) {
    return (
      <div className="grid gap-2">
        <p className="measure text-quiet text-sm">
          {hasRule ? 'Se isto não resolve' : 'Se algo não foi bem'}, conte para uma pessoa da equipe até{' '}
          {formatDayAndTime(askUntil)}. A resposta vem em até {answerWithinDays} dias úteis, com o motivo.
        </p>
        <Button variant="secondary" size="sm" className="justify-self-start" onClick={() => setOpen(true)}>
          Pedir reembolso
        </Button>
      </div>
    )
  }
  return <RefundForm {...refunds} onAsked={onAsked} />
}

type FormProps = Pick<Refunds, 'subjectId' | 'kind'> & Pick<Props, 'onAsked'> & { onLeave?: () => void }

/** The form itself; what was typed stays where it could not be sent. */
export function RefundForm({ subjectId, kind, onAsked, onLeave }: FormProps) {
  const id = useRef<string>(undefined)
  const [cause, setCause] = useState<Cause | ''>('')
  const [words, setWords] = useState('')
  const [faults, setFaults] = useState<{ cause?: string; words?: string }>({})
  const ask = useMutation({
    mutationFn: (chosen: Cause) =>
      browserApi(requestRefund, {
        id: (id.current ??= crypto.randomUUID()),
        subjectId,
        cause: chosen,
        words: words.trim(),
      }),
    onSuccess: onAsked,
    onError: () => (id.current = undefined),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isTooShort = [...words.trim()].length < LEAST_CHARACTERS
    setFaults({
      ...(!cause && { cause: 'Escolha o que aconteceu.' }),
      ...(isTooShort && { words: `Conte um pouco mais: pelo menos ${LEAST_CHARACTERS} caracteres.` }),
    })
    if (cause && !isTooShort) ask.mutate(cause)
  }
  return (
    <form onSubmit={submit} noValidate className="grid max-w-xl gap-4">
      <Select
        label="O que aconteceu"
        value={cause}
        error={faults.cause}
        onChange={(event) => setCause(event.target.value as Cause | '')}
      >
        <option value="">Escolha</option>
        {causesOf(kind).map(([value, title]) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </Select>
      <TextArea
        label="Conte com as suas palavras"
        rows={4}
        maxLength={MOST_CHARACTERS}
        value={words}
        error={faults.words}
        hint="Só a equipe lê. O que foi dito na conversa continua privado."
        onChange={(event) => setWords(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={ask.isPending} busyWords="Enviando…">
          Enviar pedido
        </Button>
        {onLeave && (
          <Button variant="quiet" onClick={onLeave}>
            Deixar como está
          </Button>
        )}
      </div>
      {ask.isError && <ErrorState>{errorMessage(ask.error)}</ErrorState>}
    </form>
  )
}
