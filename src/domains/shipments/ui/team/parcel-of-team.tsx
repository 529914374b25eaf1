import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, errorMessage } from '#browser/api.ts'
import { DownloadButton } from '#browser/files/download-button.tsx'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Badge } from '#browser/kit/display/badge.tsx'
import { Card } from '#browser/kit/display/card.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { RadioCards } from '#browser/kit/forms/radio-cards.tsx'
import { FoldedAct, ReasonForm } from '#browser/kit/forms/reason-form.tsx'
import { ConfirmButton } from '#browser/kit/overlays/confirm-button.tsx'
import { browserApi } from '#browser/api.ts'
import { storedToken } from '#browser/session-token.ts'
import { canMove, MOST_NOTE, type Remedy } from '../../parcels/rules.ts'
import {
  cancelParcel,
  deliverParcel,
  endParcel,
  LABEL_PATH,
  type OrderOfTeam,
  postParcel,
  readOrderOfTeam,
  setInvoice,
} from '../../team/contract.ts'
import { lastDay } from '../last-day.ts'
import { PARCEL_STATE_WORDS } from '../state-words.ts'
import { TrackingCode } from '../tracking-code.tsx'
import { CodeForm } from './code-form.tsx'
import { useTeamAct } from './use-team-act.ts'

type Parcel = OrderOfTeam['parcels'][number]

/** One parcel, with what the team can do about it in its state. */
export function ParcelOfTeam({ parcel, sellsLabels }: { parcel: Parcel; sellsLabels: boolean }) {
  const { id, n, state, isPickup, cancelledAt, trackingCode, tracking, lines, invoiceKey } = parcel
  const { words, tone } = PARCEL_STATE_WORDS[state]
  const [post, invoice] = [useTeamAct(postParcel), useTeamAct(setInvoice)]
  const isOpen = state === 'packed' || state === 'posted' || state === 'missing'
  return (
    <Card as="article" aria-label={`Pacote ${n}`} className="grid gap-4">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-xl">Pacote {n}</h3>
        <Badge tone={tone}>{words}</Badge>
        {parcel.isResent && <Badge>Enviado de novo</Badge>}
      </header>
      {cancelledAt && (
        <Notice tone="warn" title="O cliente desistiu: não poste">
          Se o pacote está aqui, confirme. Sem isso, ele é cancelado sozinho no fim de {lastDay(cancelledAt)}.
        </Notice>
      )}
      <ul className="grid gap-1 text-sm">
        {lines.map((line) => (
          <li key={line.n}>
            {line.quantity} × {line.name}
          </li>
        ))}
      </ul>
      {trackingCode && <TrackingCode code={trackingCode} tracking={tracking} />}
      {state === 'packed' && (
        <div className="flex flex-wrap gap-3">
          <DownloadButton href={`/api/team/shop/files/slips?parcels=${id}`} name={`folha-${n}.pdf`}>
            Folha
          </DownloadButton>
          {!isPickup && (
            <DownloadButton href={`/api/team/shop/files/labels?parcels=${id}`} name={`etiqueta-${n}.pdf`}>
              Etiqueta
            </DownloadButton>
          )}
        </div>
      )}
      {isOpen && !isPickup && (
        <CodeForm
          label={state === 'packed' ? 'Código de rastreio' : 'Corrigir o código de rastreio'}
          words={state === 'packed' ? 'Foi postado' : 'Corrigir'}
          act={post}
          onCode={(code) => post.mutate({ id, code })}
        />
      )}
      <CodeForm
        label="Chave da NF-e ou da DC-e"
        hint="Os 44 caracteres da nota que vai com o pacote."
        words="Registrar"
        start={invoiceKey ?? ''}
        act={invoice}
        onCode={(key) => invoice.mutate({ id, key })}
      />
      {state === 'packed' && sellsLabels && <BuyLabel id={id} hasLabel={parcel.hasLabel} />}
      <Acts parcel={parcel} />
      {(canMove(state, 'lost') || canMove(state, 'damaged')) && <EndParcel parcel={parcel} />}
    </Card>
  )
}

function Acts({ parcel: { id, state, isPickup, cancelledAt } }: { parcel: Parcel }) {
  const [deliver, cancel] = [useTeamAct(deliverParcel), useTeamAct(cancelParcel)]
  const error = deliver.error ?? cancel.error
  const canDeliver = state === 'posted' || state === 'missing' || (state === 'packed' && isPickup)
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {canDeliver && (
          <Button
            variant="secondary"
            size="sm"
            busy={deliver.isPending}
            busyWords="Registrando…"
            onClick={() => deliver.mutate({ id })}
          >
            {state === 'packed' ? 'Foi retirado' : 'Foi entregue'}
          </Button>
        )}
        {state === 'packed' && (
          <ConfirmButton
            variant="quiet"
            size="sm"
            words={cancelledAt ? 'O pacote está aqui' : 'Desfazer o pacote'}
            title={cancelledAt ? 'O pacote ficou aqui?' : 'Desfazer este pacote?'}
            yes={cancelledAt ? 'Sim, está aqui' : 'Desfazer'}
            busy={cancel.isPending}
            busyWords="Registrando…"
            onYes={() => cancel.mutate({ id })}
          >
            <p>
              {cancelledAt
                ? 'O valor volta ao cliente agora, e os produtos voltam à prateleira.'
                : 'Os produtos voltam para a lista do que falta embalar.'}
            </p>
          </ConfirmButton>
        )}
      </div>
      {error && <ErrorState>{errorMessage(error)}</ErrorState>}
    </>
  )
}

const REMEDY_CARDS = [
  { value: 'refund', title: 'Devolver o valor', text: 'Produtos e frete, para onde vieram.' },
  { value: 'resend', title: 'Mandar de novo', text: 'Sai da prateleira um pacote igual, sem custo para o cliente.' },
] as const

/** Lost, or broken on arrival: the decision with its words. One id for the next parcel as long as it is shown. */
function EndParcel({ parcel: { id, state } }: { parcel: Parcel }) {
  const [nextId] = useState(() => crypto.randomUUID())
  const [remedy, setRemedy] = useState<Remedy>('refund')
  const ended = state === 'delivered' ? 'damaged' : 'lost'
  return (
    <FoldedAct title={ended === 'damaged' ? 'Chegou com defeito' : 'A transportadora não acha o pacote'}>
      <ReasonForm
        label="Como se soube"
        rows={2}
        least={3}
        most={MOST_NOTE}
        missing="Diga em poucas palavras como se soube."
        words="Decidir"
        busyWords="Registrando…"
        list={readOrderOfTeam}
        act={(note) => browserApi(endParcel, { id, nextId, state: ended, remedy, note })}
      >
        <RadioCards
          legend="O que fazer"
          name={`remedy-${id}`}
          cards={REMEDY_CARDS}
          value={remedy}
          onChange={(event) => setRemedy(event.target.value as Remedy)}
        />
      </ReasonForm>
    </FoldedAct>
  )
}

/** Buys the carrier's label, and opens where it is printed. */
function BuyLabel({ id, hasLabel }: { id: string; hasLabel: boolean }) {
  const buy = useMutation({
    mutationFn: async (document: string) => {
      const answer = await fetch(LABEL_PATH.replace(':id', id), {
        method: 'POST',
        headers: { authorization: `Bearer ${storedToken()}`, 'content-type': 'application/json' },
        body: JSON.stringify({ document }),
      })
      const text = await answer.text()
      if (!answer.ok) throw new ApiError(answer.status, text)
      return text
    },
  })
  return (
    <div className="grid gap-2">
      <CodeForm
        label="CPF de quem recebe"
        hint={hasLabel ? 'A etiqueta já foi comprada: só abre de novo.' : 'A transportadora pede; não guardamos.'}
        words={hasLabel ? 'Abrir a etiqueta' : 'Comprar a etiqueta'}
        act={buy}
        onCode={(document) => buy.mutate(document)}
      />
      {buy.data && (
        <a href={buy.data} target="_blank" rel="noreferrer" className="prose-link justify-self-start">
          Imprimir a etiqueta na transportadora
        </a>
      )}
    </div>
  )
}
