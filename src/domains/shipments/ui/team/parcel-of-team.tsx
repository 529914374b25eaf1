import { DownloadButton } from '#browser/files/download-button.tsx'
import { Badge } from '#browser/kit/display/badge.tsx'
import { Card } from '#browser/kit/display/card.tsx'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { canMove } from '../../parcels/rules.ts'
import { type OrderOfTeam, postParcel, setInvoice } from '../../team/contract.ts'
import { lastDay } from '../last-day.ts'
import { PARCEL_STATE_WORDS } from '../state-words.ts'
import { TrackingCode } from '../tracking-code.tsx'
import { BuyLabelForm } from './buy-label-form.tsx'
import { CodeForm } from './code-form.tsx'
import { EndParcelForm } from './end-parcel-form.tsx'
import { ParcelActs } from './parcel-acts.tsx'
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
      {state === 'packed' && sellsLabels && <BuyLabelForm id={id} hasLabel={parcel.hasLabel} />}
      <ParcelActs parcel={parcel} />
      {(canMove(state, 'lost') || canMove(state, 'damaged')) && <EndParcelForm parcel={parcel} />}
    </Card>
  )
}
