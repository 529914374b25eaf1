import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { ApiError, browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { Field } from '#browser/kit/forms/field.tsx'
import { Select } from '#browser/kit/forms/select.tsx'
import { TextArea } from '#browser/kit/forms/text-area.tsx'
import { openLegal, readLegal } from '../contract.ts'
import { KINDS, type Kind, MOST_ASKED, MOST_NUMBER, usualDeadline } from '../rules.ts'

const EMPTY = { kind: 'access' as Kind, number: '', about: '', receivedOn: '', dueOn: '', asked: '' }

/** Writes a request down. What was typed stays after a fault; the id is kept until it succeeds. */
export function OpenForm() {
  const [typed, setTyped] = useState(EMPTY)
  const id = useRef(crypto.randomUUID())
  const client = useQueryClient()
  const open = useMutation({
    mutationFn: () => {
      const { about, dueOn, ...rest } = typed
      return browserApi(openLegal, { id: id.current, ...rest, ...(about && { about }), ...(dueOn && { dueOn }) })
    },
    onSuccess: () => {
      id.current = crypto.randomUUID()
      setTyped(EMPTY)
      toast({ title: 'Pedido registrado' })
      return client.invalidateQueries({ queryKey: [readLegal.path] })
    },
  })
  const faults = open.error instanceof ApiError ? open.error.fields : {}
  const set = (name: keyof typeof EMPTY) => (event: { target: { value: string } }) =>
    setTyped((now) => ({ ...now, [name]: event.target.value }))
  const usual = typed.receivedOn ? usualDeadline(typed.kind, typed.receivedOn) : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    open.mutate()
  }
  return (
    <form onSubmit={submit} method="post" noValidate className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <Select label="O que foi pedido" value={typed.kind} error={faults.kind} onChange={set('kind')}>
          {Object.entries(KINDS).map(([kind, words]) => (
            <option key={kind} value={kind}>
              {words}
            </option>
          ))}
        </Select>
        <Field
          label="Número ou protocolo"
          maxLength={MOST_NUMBER}
          value={typed.number}
          error={faults.number}
          onChange={set('number')}
        />
        <Field
          label="De quem são os dados"
          optional
          placeholder="E-mail ou código"
          maxLength={254}
          autoComplete="off"
          value={typed.about}
          error={faults.about}
          onChange={set('about')}
        />
        <Field
          label="Chegou em"
          type="date"
          value={typed.receivedOn}
          error={faults.receivedOn}
          onChange={set('receivedOn')}
        />
        <Field
          label="Prazo"
          type="date"
          optional={usual !== undefined}
          hint={usual ? 'Sem outro dia: quinze dias (LGPD, art. 19, II).' : 'O que está no pedido.'}
          value={typed.dueOn}
          error={faults.dueOn}
          onChange={set('dueOn')}
        />
      </div>
      <TextArea
        label="O que pede"
        rows={4}
        maxLength={MOST_ASKED}
        value={typed.asked}
        error={faults.asked}
        onChange={set('asked')}
      />
      {open.isError && <ErrorState>{errorMessage(open.error)}</ErrorState>}
      <Button type="submit" busy={open.isPending} busyWords="Registrando…" className="justify-self-start">
        Registrar
      </Button>
    </form>
  )
}
