import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Badge } from '#browser/kit/display/badge.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { ConfirmButton } from '#browser/kit/overlays/confirm-button.tsx'
import { formatDayAndTime } from '#shared/dates.ts'
import { TEAM_ROLE_WORDS, type TeamRole } from '#shared/team-roles.ts'
import { endMember, inviteMember, type Member, resetSecondFactor } from '../../team-members/contract.ts'
import { RolesForm } from './roles-form.tsx'

export const roleWords = (role: string) => TEAM_ROLE_WORDS[role as TeamRole] ?? role

/** How far somebody is: invited, without an app, or when they were last here. */
function situationOf({ hasEntered, linkUntil, hasSecondFactor, lastSeenAt }: Member): string {
  if (!hasEntered)
    return linkUntil ? `Convite enviado, vale até ${formatDayAndTime(linkUntil)}` : 'O convite passou da validade'
  const visit = lastSeenAt ? `Aqui pela última vez em ${formatDayAndTime(lastSeenAt)}` : 'Ainda não entrou'
  return hasSecondFactor ? visit : `${visit} · sem aplicativo autenticador`
}

/** A member of the team, and what others may change of them. */
export function MemberRow({ member, onChanged }: { member: Member; onChanged: () => void }) {
  const { firstName, email, roles, since, invitedBy, isReader } = member
  const [isChanging, setChanging] = useState(false)
  return (
    <li className="grid gap-3 border-line border-b py-4">
      <div className="grid gap-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-semibold">{firstName}</span>
          {isReader && <Badge tone="good">você</Badge>}
          {roles.map((role) => (
            <Badge key={role}>{roleWords(role)}</Badge>
          ))}
        </p>
        <p className="break-all text-sm">{email}</p>
        <p className="text-quiet text-sm">{situationOf(member)}</p>
        <p className="text-quiet text-sm">
          Na equipe desde {formatDayAndTime(since)}
          {invitedBy && `, a convite de ${invitedBy}`}
        </p>
      </div>
      {isReader ? (
        <p className="text-quiet text-sm">Os seus papéis, só outra pessoa da administração muda.</p>
      ) : isChanging ? (
        <RolesForm
          member={member}
          onEnd={() => {
            setChanging(false)
            onChanged()
          }}
        />
      ) : (
        <Acts member={member} onChangeRoles={() => setChanging(true)} onChanged={onChanged} />
      )}
    </li>
  )
}

type ActsProps = { member: Member; onChangeRoles: () => void; onChanged: () => void }

function Acts({ member, onChangeRoles, onChanged }: ActsProps) {
  const { id, firstName, email, roles, hasEntered, hasSecondFactor } = member
  return (
    <div className="flex flex-wrap gap-3">
      <Button size="sm" variant="secondary" onClick={onChangeRoles} aria-label={`Mudar papéis de ${firstName}`}>
        Mudar papéis
      </Button>
      {!hasEntered && (
        <InviteAgain
          send={() => browserApi(inviteMember, { firstName, email, roles: roles as TeamRole[] })}
          onSent={onChanged}
        />
      )}
      {hasSecondFactor && (
        <Act
          words="Desligar o autenticador"
          title={`Desligar o aplicativo autenticador de ${firstName}?`}
          yes="Desligar"
          done="Aplicativo desligado"
          work={() => browserApi(resetSecondFactor, { id })}
          onDone={onChanged}
        >
          Para quem perdeu o celular e os códigos. Os acessos de {firstName} terminam, e ao entrar a pessoa configura
          outro. Confirme antes, por telefone, que o pedido é dela.
        </Act>
      )}
      <Act
        words="Encerrar"
        title={`Encerrar o acesso de ${firstName} à equipe?`}
        yes="Encerrar"
        done="Acesso encerrado"
        work={() => browserApi(endMember, { id })}
        onDone={onChanged}
      >
        Os acessos abertos terminam agora, e {firstName} recebe um e-mail. A conta continua, como a de qualquer pessoa.
      </Act>
    </div>
  )
}

const failed = (error: Error) =>
  void toast({ title: 'Não deu certo', description: errorMessage(error), variant: 'destructive' })

type ActProps = {
  words: string
  title: string
  yes: string
  done: string
  work: () => Promise<unknown>
  onDone: () => void
  children: ReactNode
}

function Act({ words, title, yes, done, work, onDone, children }: ActProps) {
  const act = useMutation({
    mutationFn: work,
    onSuccess: () => {
      toast({ title: done })
      onDone()
    },
    onError: failed,
  })
  return (
    <ConfirmButton
      size="sm"
      variant="quiet"
      words={words}
      title={title}
      yes={yes}
      busy={act.isPending}
      busyWords="Um instante…"
      onYes={() => act.mutate()}
    >
      <p className="measure">{children}</p>
    </ConfirmButton>
  )
}

function InviteAgain({ send, onSent }: { send: () => Promise<unknown>; onSent: () => void }) {
  const again = useMutation({
    mutationFn: send,
    onSuccess: () => {
      toast({ title: 'Convite enviado de novo', description: 'O link anterior não vale mais.' })
      onSent()
    },
    onError: failed,
  })
  return (
    <Button size="sm" variant="secondary" busy={again.isPending} busyWords="Enviando…" onClick={() => again.mutate()}>
      Enviar outro convite
    </Button>
  )
}
