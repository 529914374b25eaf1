import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Badge } from '#browser/kit/display/badge.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { ConfirmButton } from '#browser/kit/overlays/confirm-button.tsx'
import { formatDayAndTime } from '#shared/dates.ts'
import { rolesInWords } from '#shared/team-roles.ts'
import { endMember, mailInvitation, type Member, resetSecondFactor } from '../../team-members/contract.ts'
import { RolesForm } from './roles-form.tsx'
import { WhyForm } from './why-form.tsx'

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
  return (
    <li className="grid gap-3 border-line border-b py-4">
      <div className="grid gap-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-semibold">{firstName}</span>
          {isReader && <Badge tone="good">você</Badge>}
          {roles.map((role) => (
            <Badge key={role}>{rolesInWords([role])}</Badge>
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
        <p className="text-quiet text-sm">Os seus papéis, só outras pessoas da administração mudam.</p>
      ) : (
        <Acts member={member} onChanged={onChanged} />
      )}
    </li>
  )
}

function Acts({ member, onChanged }: { member: Member; onChanged: () => void }) {
  const { id, firstName, hasEntered, hasSecondFactor } = member
  const [proposing, setProposing] = useState<'roles' | 'end'>()
  const close = () => setProposing(undefined)
  const toggle = (what: 'roles' | 'end') => ({
    'aria-expanded': proposing === what,
    onClick: () => setProposing(proposing === what ? undefined : what),
  })
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button size="sm" variant="secondary" aria-label={`Mudar papéis de ${firstName}`} {...toggle('roles')}>
          Mudar papéis
        </Button>
        {!hasEntered && (
          <Act
            words="Enviar outro convite"
            title={`Enviar outro convite a ${firstName}?`}
            yes="Enviar"
            done="Convite enviado de novo"
            work={() => browserApi(mailInvitation, { id })}
            onDone={onChanged}
          >
            O link novo vale por 24 horas, e o anterior deixa de valer.
          </Act>
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
        <Button size="sm" variant="quiet" aria-label={`Encerrar o acesso de ${firstName}`} {...toggle('end')}>
          Encerrar
        </Button>
      </div>
      {proposing === 'roles' && <RolesForm member={member} onDone={close} />}
      {proposing === 'end' && (
        <WhyForm words="Propor saída" act={(given) => browserApi(endMember, { id, ...given })} onDone={close}>
          <p className="measure text-sm">
            Confirmado por outra pessoa, os acessos abertos terminam, e {firstName} recebe um e-mail. A conta continua,
            como a de qualquer pessoa.
            {hasSecondFactor && ' Se é urgente, desligue também o autenticador: isso encerra os acessos já.'}
          </p>
        </WhyForm>
      )}
    </>
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
