import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiError, browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { Checkbox } from '#browser/kit/forms/checkbox.tsx'
import { Select } from '#browser/kit/forms/select.tsx'
import { TextArea } from '#browser/kit/forms/text-area.tsx'
import { Dialog } from '#browser/kit/overlays/dialog.tsx'
import { apiQuery } from '#browser/query.ts'
import { useSession } from '#domains/accounts/ui/session.tsx'
import { listRoomEvents } from '#domains/consultations/contract.ts'
import { formatTime } from '#shared/dates.ts'
import { reportThing } from '../reports/contract.ts'
import { isPublicText, type Kind, kindNames, MOST_WORDS, type Reason, REASONS, reasonNames } from '../reports/rules.ts'

/** Of a page, what may be meant. */
const CHOICES: Partial<Record<Kind, readonly Kind[]>> = {
  profile: ['profile', 'photo', 'voice'],
  room: ['room', 'message'],
}

/** Reports something to the team. `about`: what it is and its id, as `ReportLink` says it. */
export function ReportDialog({ about, onClose }: { about: string; onClose: () => void }) {
  const [first, subjectId] = about.split(':') as [Kind, string]
  const { user } = useSession()
  const [id] = useState(() => crypto.randomUUID())
  const [kind, setKind] = useState<Kind>(first)
  const [seq, setSeq] = useState<number>()
  const [reason, setReason] = useState<Reason>()
  const [words, setWords] = useState('')
  const [block, setBlock] = useState(false)
  const [fault, setFault] = useState<'seq' | 'reason'>()
  const sending = useMutation({
    mutationFn: () =>
      browserApi(reportThing, {
        id,
        kind,
        subjectId,
        reason: reason!,
        block,
        ...(kind === 'message' && { seq }),
        ...(words.trim() && { words: words.trim() }),
      }),
    onSuccess() {
      toast({ title: 'Denúncia recebida', description: 'Uma pessoa lê, e você sabe por e-mail o que foi feito.' })
      onClose()
    },
  })
  const faults = sending.error instanceof ApiError ? sending.error.fields : {}
  const canBlock = user?.role === 'client' ? !isPublicText(kind) : first === 'room' || first === 'question'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const missing = kind === 'message' && !seq ? 'seq' : reason ? undefined : 'reason'
    setFault(missing)
    if (!missing) sending.mutate()
  }
  return (
    <Dialog open onClose={onClose} title="Denunciar">
      <form onSubmit={submit} noValidate className="grid gap-4">
        <p className="text-quiet text-sm">
          Só a nossa equipe lê. Quem você denuncia não fica sabendo por quem. Em perigo agora, ligue 190; para
          conversar, o CVV atende no 188.
        </p>
        {CHOICES[first] && (
          <Select label="O quê" value={kind} onChange={(event) => setKind(event.target.value as Kind)}>
            {CHOICES[first].map((one) => (
              <option key={one} value={one}>
                {one === 'room' ? 'A conversa' : kindNames[one]}
              </option>
            ))}
          </Select>
        )}
        {kind === 'message' && (
          <ChosenMessage
            roomId={subjectId}
            viewerId={user?.id}
            seq={seq}
            error={fault === 'seq' ? 'Escolha a mensagem.' : undefined}
            onChoose={setSeq}
          />
        )}
        <Select
          label="Por quê"
          value={reason ?? ''}
          error={fault === 'reason' ? 'Escolha o motivo.' : undefined}
          onChange={(event) => setReason(event.target.value as Reason)}
        >
          <option value="" disabled>
            Escolha
          </option>
          {REASONS.map((one) => (
            <option key={one} value={one}>
              {reasonNames[one]}
            </option>
          ))}
        </Select>
        <TextArea
          label="O que houve"
          optional={reason !== 'other'}
          rows={3}
          maxLength={MOST_WORDS}
          value={words}
          error={faults.words}
          onChange={(event) => setWords(event.target.value)}
        />
        {canBlock && (
          <Checkbox
            label="Bloquear esta pessoa agora"
            hint="Vocês não se encontram mais. Dá para tirar o bloqueio na sua conta."
            checked={block}
            onChange={(event) => setBlock(event.target.checked)}
          />
        )}
        {sending.isError && !faults.words && <ErrorState>{errorMessage(sending.error)}</ErrorState>}
        <Button type="submit" busy={sending.isPending} busyWords="Enviando…" className="justify-self-start">
          Enviar à equipe
        </Button>
      </form>
    </Dialog>
  )
}

type Chosen = {
  roomId: string
  viewerId: string | undefined
  seq: number | undefined
  error: string | undefined
  onChoose: (seq: number) => void
}

/** One of the things that the other person said in the room. */
function ChosenMessage({ roomId, viewerId, seq, error, onChoose }: Chosen) {
  const { data, error: failure } = useQuery({ ...apiQuery(listRoomEvents, { id: roomId, after: 0 }), staleTime: 0 })
  if (failure) return <ErrorState>{errorMessage(failure)}</ErrorState>
  const said = (data?.events ?? []).filter(
    ({ type, authorId }) => (type === 'message' || type === 'photo') && authorId !== null && authorId !== viewerId,
  )
  return (
    <Select
      label="Qual"
      value={seq ?? ''}
      error={error}
      hint={data && said.length === 0 ? 'A outra pessoa ainda não disse nada.' : undefined}
      onChange={(event) => onChoose(Number(event.target.value))}
    >
      <option value="" disabled>
        {data ? 'Escolha a mensagem' : 'Buscando…'}
      </option>
      {said.toReversed().map((one) => (
        <option key={one.seq} value={one.seq}>
          {formatTime(one.at)} · {(one.body ?? 'Foto').slice(0, 80)}
        </option>
      ))}
    </Select>
  )
}
