import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { FoldedAct } from '#browser/kit/forms/reason-form.tsx'
import { TextArea } from '#browser/kit/forms/text-area.tsx'
import { useSession } from '#domains/accounts/ui/session.tsx'
import { mayDo } from '#shared/capabilities.ts'
import { formatDayAndTime, formatTime } from '#shared/dates.ts'
import type { OutputOf } from '#shared/contract.ts'
import { readSaid } from '../reading/contract.ts'
import { type CaseKind, LEAST_REASON, MOST_REASON } from '../reading/rules.ts'

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
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState<string>()
  const reading = useMutation({ mutationFn: () => browserApi(readSaid, { caseKind, caseId, reason: reason.trim() }) })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isTooShort = [...reason.trim()].length < LEAST_REASON
    setFault(isTooShort ? `Diga por quê, em pelo menos ${LEAST_REASON} caracteres.` : undefined)
    if (!isTooShort) reading.mutate()
  }
  if (reading.data) return <Transcript {...reading.data} />
  return (
    <FoldedAct title="Ler o que foi dito">
      <form onSubmit={submit} noValidate className="grid justify-items-start gap-3">
        <TextArea
          label="Por que você precisa ler"
          className="w-full"
          rows={2}
          maxLength={MOST_REASON}
          value={reason}
          error={fault}
          hint="Fica registrado, e os dois da consulta veem que foi lida, quando e por quê."
          onChange={(event) => setReason(event.target.value)}
        />
        <Button type="submit" variant="secondary" size="sm" busy={reading.isPending} busyWords="Abrindo…">
          Abrir a conversa
        </Button>
        {reading.isError && <ErrorState>{errorMessage(reading.error)}</ErrorState>}
      </form>
    </FoldedAct>
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
