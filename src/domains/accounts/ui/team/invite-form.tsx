import { useState } from 'react'
import { ApiError, browserApi } from '#browser/api.ts'
import { EmailField } from '#browser/kit/forms/email-field.tsx'
import { Field } from '#browser/kit/forms/field.tsx'
import type { TeamRole } from '#shared/team-roles.ts'
import { inviteMember } from '../../team-members/contract.ts'
import { RoleBoxes } from './role-boxes.tsx'
import { WhyForm } from './why-form.tsx'

const NOTHING = { firstName: '', email: '', roles: [] as TeamRole[] }
/** The fields beside the reason, which says itself what is wrong with it. */
const OTHERS = Object.keys(NOTHING)

/** Proposes to invite somebody to the team. After an error what was typed stays. */
export function InviteForm() {
  const [invitations, setInvitations] = useState(0)
  const [typed, setTyped] = useState(NOTHING)
  const [faults, setFaults] = useState<Record<string, string>>({})
  const change = (part: Partial<typeof NOTHING>) => {
    setTyped({ ...typed, ...part })
    setFaults({})
  }
  const check = () => {
    const parsed = inviteMember.input.safeParse({ ...typed, reason: '' })
    const issues = parsed.error?.issues.toReversed().map(({ path, message }) => [String(path[0]), message] as const)
    const found = (issues ?? []).filter(([field]) => OTHERS.includes(field))
    setFaults(Object.fromEntries(found))
    return found.length === 0
  }
  return (
    <WhyForm
      key={invitations}
      words="Propor convite"
      check={check}
      act={(given) => browserApi(inviteMember, { ...typed, ...given })}
      onError={(error) => setFaults(error instanceof ApiError ? error.fields : {})}
      onDone={() => {
        setTyped(NOTHING)
        setInvitations(invitations + 1)
      }}
    >
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
    </WhyForm>
  )
}
