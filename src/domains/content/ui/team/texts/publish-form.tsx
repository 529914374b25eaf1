import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { browserApi } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { Checkbox } from '#browser/kit/forms/checkbox.tsx'
import { Field } from '#browser/kit/forms/field.tsx'
import { instantOfField } from '#browser/kit/forms/instant-of-field.ts'
import { TextArea } from '#browser/kit/forms/text-area.tsx'
import { isAccepted, type LegalText, NOTE_LENGTH, NOTICE_DAYS } from '#domains/accounts/agreements.rules.ts'
import { publishLegalText, readLegalHistory } from '../../../legal/contract.ts'
import { faultsOf } from '../editor/faults-of.ts'

type Props = { text: LegalText; base: number; revision: number }

/** What changes, whether people are asked again, and from when on. */
export function PublishForm({ text, base, revision }: Props) {
  const [note, setNote] = useState('')
  const [asksAgain, setAsksAgain] = useState(false)
  const [days, setDays] = useState(String(NOTICE_DAYS.usual))
  const [from, setFrom] = useState('')
  const client = useQueryClient()
  const publish = useMutation({
    mutationFn: () =>
      browserApi(publishLegalText, {
        text,
        base,
        revision,
        note,
        asksAgain,
        noticeDays: asksAgain ? Number(days) : NOTICE_DAYS.usual,
        inForceAt: instantOfField(from) ?? null,
      }),
    onSuccess: ({ number }) => void toast({ title: `Versão ${number} publicada` }),
    onSettled: () => client.invalidateQueries({ queryKey: [readLegalHistory.path] }),
  })
  const { fault, faults } = faultsOf(publish.error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    publish.mutate()
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <h3 className="font-semibold">Publicar a versão {base + 1}</h3>
      {fault && <ErrorState>{fault}</ErrorState>}
      <TextArea
        label="O que muda, para quem lê"
        hint="Aparece na página, no e-mail e na pergunta."
        rows={3}
        maxLength={NOTE_LENGTH.most}
        value={note}
        error={faults.note}
        onChange={({ target }) => setNote(target.value)}
      />
      {isAccepted(text) && (
        <Checkbox
          label="Pede novo aceite"
          hint="Para o que muda direitos ou deveres. Uma correção não pede."
          checked={asksAgain}
          onChange={({ target }) => setAsksAgain(target.checked)}
        />
      )}
      {asksAgain && (
        <Field
          label="Avisar por e-mail quantos dias antes"
          type="number"
          min={NOTICE_DAYS.least}
          max={NOTICE_DAYS.most}
          value={days}
          error={faults.noticeDays}
          onChange={({ target }) => setDays(target.value)}
        />
      )}
      <Field
        label="Entra em vigor em"
        type="datetime-local"
        optional
        hint={
          asksAgain
            ? 'No horário de Brasília. Sem nada aqui, quando o aviso tiver passado.'
            : 'No horário de Brasília. Sem nada aqui, já.'
        }
        value={from}
        error={faults.inForceAt}
        onChange={({ target }) => setFrom(target.value)}
      />
      <Button type="submit" className="justify-self-start" busy={publish.isPending} busyWords="Publicando…">
        Publicar a versão {base + 1}
      </Button>
    </form>
  )
}
