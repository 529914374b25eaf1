import { useMutation } from '@tanstack/react-query'
import { browserApi } from '#browser/api.ts'
import { useSession } from '#domains/accounts/ui/session.tsx'
import { mayDo } from '#shared/capabilities.ts'
import { formatDayAndTime, formatTime } from '#shared/dates.ts'
import type { OutputOf } from '#shared/contract.ts'
import { readSaid } from '../reading/contract.ts'
import type { CaseKind } from '../reading/rules.ts'
import { ReasonToOpen } from './reason-to-open.tsx'

type Read = OutputOf<typeof readSaid>
type Said = Read['said'][number]
const WHO: Record<Said['authorKind'], string> = {
  client: 'Quem consulta',
  consultant: 'Quem atende',
  prepared: 'Quem atende (resposta pronta)',
  automatic: 'Programa',
  system: 'Sala',
}

type OfCase = { caseKind: CaseKind; caseId: string }

/**
 * What was said in the consultation of a case, after a reason and the code of the second factor, for whoever of the
 * team reads conversations; both people see that it was read.
 */
export function ReadSaid(of: OfCase) {
  const { user } = useSession()
  return mayDo(user, 'conversations') ? <Reading {...of} /> : null
}

function Reading({ caseKind, caseId }: OfCase) {
  const reading = useMutation({ mutationFn: (reason: string) => browserApi(readSaid, { caseKind, caseId, reason }) })
  if (reading.data) return <Transcript {...reading.data} />
  return (
    <ReasonToOpen
      title="Ler o que foi dito"
      label="Por que você precisa ler"
      hint="Fica registrado, e os dois da consulta veem que foi lida, quando e por quê."
      words="Abrir a conversa"
      isBusy={reading.isPending}
      error={reading.error}
      open={reading.mutate}
    />
  )
}

const Transcript = ({ said, readBefore }: Read) => (
  <section aria-label="O que foi dito" className="grid gap-2">
    {readBefore.map(({ by, reason, at }) => (
      <p key={at.getTime()} className="break-words text-quiet text-xs">
        Lida antes por {by}, {formatDayAndTime(at)}: {reason}
      </p>
    ))}
    {said.length === 0 && <p className="text-quiet text-sm">Ninguém escreveu nada.</p>}
    <ol className="grid max-h-112 gap-2 overflow-y-auto rounded-md border border-line bg-ground p-3 text-sm">
      {said.map(({ seq, authorKind, body, isPhoto, at }) => (
        <li key={seq}>
          <span className="text-quiet text-xs tabular-nums">
            {formatTime(at)} · {WHO[authorKind]}
            {isPhoto && ' · foto'}
          </span>
          <p className="whitespace-pre-wrap break-words">{body}</p>
        </li>
      ))}
    </ol>
  </section>
)
