import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import type { TeamRole } from '#shared/team-roles.ts'
import { changeRoles, type Member } from '../../team-members/contract.ts'
import { RoleBoxes } from './role-boxes.tsx'

/** Replaces the roles of a member. A refusal keeps what was chosen. */
export function RolesForm({ member, onEnd }: { member: Member; onEnd: () => void }) {
  const [roles, setRoles] = useState<readonly string[]>(member.roles)
  const save = useMutation({
    mutationFn: () => browserApi(changeRoles, { id: member.id, roles: roles as TeamRole[] }),
    onSuccess: () => {
      toast({ title: 'Papéis mudados', description: `${member.firstName} foi avisada por e-mail.` })
      onEnd()
    },
  })
  const missing = roles.length === 0 ? 'Escolha pelo menos um papel.' : undefined
  return (
    <form
      method="post"
      className="grid gap-3 pb-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (!missing) save.mutate()
      }}
    >
      <RoleBoxes
        chosen={roles}
        error={missing ?? (save.error ? errorMessage(save.error) : undefined)}
        onChange={setRoles}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" busy={save.isPending} busyWords="Guardando…">
          Guardar
        </Button>
        <Button size="sm" variant="quiet" onClick={onEnd}>
          Agora não
        </Button>
      </div>
    </form>
  )
}
