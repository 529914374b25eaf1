import { useState } from 'react'
import { browserApi } from '#browser/api.ts'
import type { TeamRole } from '#shared/team-roles.ts'
import { changeRoles, type Member } from '../../team-members/contract.ts'
import { RoleBoxes } from './role-boxes.tsx'
import { WhyForm } from './why-form.tsx'

/** Proposes other roles of a member. A refusal keeps what was chosen. */
export function RolesForm({ member, onDone }: { member: Member; onDone: () => void }) {
  const [roles, setRoles] = useState<readonly string[]>(member.roles)
  const [fault, setFault] = useState<string>()
  const check = () => {
    const isSame = roles.length === member.roles.length && roles.every((role) => member.roles.includes(role))
    const found = roles.length === 0 ? 'Escolha pelo menos um papel.' : isSame ? 'Mude algum papel antes.' : undefined
    setFault(found)
    return !found
  }
  return (
    <WhyForm
      words="Propor papéis"
      check={check}
      act={(given) => browserApi(changeRoles, { id: member.id, roles: roles as TeamRole[], ...given })}
      onDone={onDone}
    >
      <RoleBoxes
        chosen={roles}
        error={fault}
        onChange={(chosen) => {
          setRoles(chosen)
          setFault(undefined)
        }}
      />
    </WhyForm>
  )
}
