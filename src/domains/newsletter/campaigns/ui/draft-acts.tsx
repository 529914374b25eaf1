import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError, browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { Field } from '#browser/kit/forms/field.tsx'
import { instantOfField } from '#browser/kit/forms/instant-of-field.ts'
import { ConfirmButton } from '#browser/kit/overlays/confirm-button.tsx'
import { formatDayAndTime } from '#shared/dates.ts'
import { formatNumber } from '#shared/numbers.ts'
import { type Campaign, discardCampaign, scheduleCampaign, testCampaign } from '../contract.ts'
import { groupWords, isSegment } from '../rules.ts'
import { useSegmentCounts } from './segment-choice.tsx'

const firstLower = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)

/** What is done with a draft as it was last saved: a test, sending it now or later, deleting it. */
export function DraftActs({ campaign, onDone }: { campaign: Campaign; onDone: () => unknown }) {
  const { id, version, segment, interests } = campaign
  const [typed, setTyped] = useState('')
  const counts = useSegmentCounts(interests)
  const navigate = useNavigate()
  const test = useMutation({
    mutationFn: () => browserApi(testCampaign, { id, testId: crypto.randomUUID() }),
    onSuccess: ({ to }) => toast({ title: 'Teste enviado', description: `Só para ${to}.` }),
  })
  const sendAt = typed ? instantOfField(typed) : undefined
  const schedule = useMutation({
    mutationFn: () => browserApi(scheduleCampaign, { id, version, sendAt: sendAt ?? null }),
    onSuccess: () => toast({ title: sendAt ? 'Campanha agendada' : 'A campanha começa a sair' }),
    onSettled: onDone,
  })
  const discard = useMutation({
    mutationFn: () => browserApi(discardCampaign, { id }),
    onSuccess: () => navigate('/admin-dashboard/newsletter'),
  })
  const fault = test.error ?? schedule.error ?? discard.error
  const faults = schedule.error instanceof ApiError ? schedule.error.fields : {}
  return (
    <section aria-label="Enviar" className="grid gap-3 rounded-lg border border-line bg-surface p-4">
      <div className="flex flex-wrap items-end gap-3">
        <Field
          label="Sai em (horário de Brasília)"
          optional
          type="datetime-local"
          className="basis-56"
          value={typed}
          error={faults.sendAt}
          onChange={({ target }) => setTyped(target.value)}
        />
        <ConfirmButton
          words={sendAt ? 'Agendar' : 'Enviar agora'}
          title={sendAt ? 'Agendar esta campanha?' : 'Enviar esta campanha agora?'}
          yes={sendAt ? 'Agendar' : 'Enviar'}
          busy={schedule.isPending}
          busyWords="Agendando…"
          onYes={() => schedule.mutate()}
        >
          <p>
            “{campaign.subject}”, para {firstLower(groupWords(segment, interests))}
            {counts && isSegment(segment) && `: ${formatNumber(counts[segment])} endereços hoje`}.{' '}
            {sendAt ? `Começa em ${formatDayAndTime(sendAt)}.` : 'Começa em alguns segundos.'}
          </p>
          <p className="text-quiet text-sm">Sai como foi salva pela última vez. O que saiu não volta.</p>
        </ConfirmButton>
        <Button variant="secondary" busy={test.isPending} busyWords="Enviando…" onClick={() => test.mutate()}>
          Mandar um teste para mim
        </Button>
        <ConfirmButton
          variant="quiet"
          words="Apagar"
          title="Apagar este rascunho?"
          yes="Apagar"
          busy={discard.isPending}
          busyWords="Apagando…"
          onYes={() => discard.mutate()}
        >
          <p>O texto não volta.</p>
        </ConfirmButton>
      </div>
      {fault && <ErrorState>{errorMessage(fault)}</ErrorState>}
    </section>
  )
}
