import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiError, browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { EmailField } from '#browser/kit/forms/email-field.tsx'
import { Field } from '#browser/kit/forms/field.tsx'
import type { InputOf } from '#shared/contract.ts'
import { inviteMember } from '../../team-members/contract.ts'
import { FormError } from '../form-error.tsx'
import { RoleBoxes } from './role-boxes.tsx'

type Invitation = InputOf<typeof inviteMember>
const NOTHING: Invitation = { firstName: '', email: '', roles: [] }

/** Invites somebody to the team by mail. After an error what was typed stays. */
export function InviteForm({ onInvited }: { onInvited: () => void }) {
  const [typed, setTyped] = useState(NOTHING)
  const [faults, setFaults] = useState<Record<string, string>>({})
  const change = (part: Partial<Invitation>) => {
    setTyped({ ...typed, ...part })
    setFaults({})
  }
  const send = useMutation({
    mutationFn: (invitation: Invitation) => browserApi(inviteMember, invitation),
    onSuccess: ({ email }) => {
      toast({ title: 'Convite enviado', description: `${email} tem 24 horas para criar a senha.` })
      setTyped(NOTHING)
      onInvited()
    },
    onError: (error) => setFaults(error instanceof ApiError ? error.fields : {}),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send.reset()
    const parsed = inviteMember.input.safeParse(typed)
    if (parsed.success) return send.mutate(parsed.data)
    setFaults(Object.fromEntries(parsed.error.issues.toReversed().map(({ path, message }) => [path[0], message])))
  }
  const hasField = Object.keys(faults).length > 0
  return (
    <form method="post" noValidate onSubmit={submit} className="grid max-w-xl gap-5">
      <FormError>{send.error && !hasField ? errorMessage(send.error) : undefined}</FormError>
      <Field
        label="Nome"
        name="firstName"
        autoComplete="off"
        required
        value={typed.firstName}
        error={faults.firstName}
        onChange={({ target }) => change({ firstName: target.value })}
      />
      <EmailField
        label="E-mail"
        name="email"
        autoComplete="off"
        required
        value={typed.email}
        error={faults.email}
        onChange={({ target }) => change({ email: target.value })}
      />
      <RoleBoxes chosen={typed.roles} error={faults.roles} onChange={(roles) => change({ roles })} />
      <Button type="submit" className="justify-self-start" busy={send.isPending} busyWords="Enviando…">
        Enviar convite
      </Button>
    </form>
  )
}
