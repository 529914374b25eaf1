import { useState } from 'react'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Badge } from '#browser/kit/display/badge.tsx'
import { Card } from '#browser/kit/display/card.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { FoldedAct, ReasonForm } from '#browser/kit/forms/reason-form.tsx'
import { MOST_NOTE } from '../../parcels/rules.ts'
import { REASONS } from '../../returns/rules.ts'
import type { Return } from '../../contract.ts'
import { closeReturn, denyDelivery, readOrderOfTeam, receiveReturn, setPostage } from '../../team/contract.ts'
import { lastDay } from '../last-day.ts'
import { RETURN_STATE_WORDS } from '../state-words.ts'
import { TrackingCode } from '../tracking-code.tsx'
import { CodeForm } from './code-form.tsx'
import { PieceSelect } from './piece-select.tsx'
import { useTeamAct } from './use-team-act.ts'

/** One return, with what the team can do about it in its state. */
export function ReturnOfTeam({ one }: { one: Return }) {
  const { id, number, state, reason, words, lines, trackingCode, tracking, refundedBy, isNotHere } = one
  const look = RETURN_STATE_WORDS[state]
  const [postage, deny] = [useTeamAct(setPostage), useTeamAct(denyDelivery)]
  const isOpen = state === 'requested' || state === 'on_its_way'
  return (
    <Card as="article" aria-label={`Devolução ${number}`} className="grid gap-4">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-xl">Devolução {number}</h3>
        <Badge tone={look.tone}>{look.words}</Badge>
      </header>
      <p className="text-sm">
        {REASONS[reason]}
        {words && <span className="mt-1 block whitespace-pre-line text-quiet">{words}</span>}
      </p>
      <ul className="grid gap-1 text-sm">
        {lines.map(({ n, name, quantity, received }) => (
          <li key={n}>
            {quantity} × {name}
            {received !== null && `, chegaram ${received}`}
          </li>
        ))}
      </ul>
      {trackingCode && <TrackingCode code={trackingCode} tracking={tracking} />}
      {refundedBy && (
        <Notice tone="warn" title="O cliente diz que já chegou">
          Procure e registre o que veio. Sem isso, o valor volta sozinho depois de {lastDay(refundedBy)}.
        </Notice>
      )}
      {state === 'requested' && (
        <CodeForm
          label="Código para postar sem pagar"
          hint="Da logística reversa da transportadora. Vai por e-mail para o cliente."
          words="Mandar o código"
          start={one.postageCode ?? ''}
          act={postage}
          onCode={(code) => postage.mutate({ id, code })}
        />
      )}
      {isOpen && <Receive one={one} />}
      {refundedBy && (
        <div className="grid justify-items-start gap-2">
          <Button
            variant="quiet"
            size="sm"
            busy={deny.isPending}
            busyWords="Registrando…"
            onClick={() => deny.mutate({ id })}
          >
            Procuramos e não está aqui
          </Button>
          {deny.isError && <ErrorState>{errorMessage(deny.error)}</ErrorState>}
        </div>
      )}
      {isOpen && !refundedBy && (
        <FoldedAct title="Encerrar sem devolver o valor" open={isNotHere}>
          <ReasonForm
            label="O que o cliente lê"
            rows={3}
            least={10}
            most={MOST_NOTE}
            missing="Explique ao cliente por quê, em uma frase inteira."
            words="Encerrar"
            busyWords="Registrando…"
            list={readOrderOfTeam}
            act={(written) => browserApi(closeReturn, { id, words: written })}
          />
        </FoldedAct>
      )}
    </Card>
  )
}

type Count = { received: number; restocked: number }

/** What was in it, line by line; the money goes back at once. */
function Receive({ one: { id, lines } }: { one: Return }) {
  const receive = useTeamAct(receiveReturn)
  const [counts, setCounts] = useState<Readonly<Record<number, Count>>>(() =>
    Object.fromEntries(lines.map(({ n, quantity }) => [n, { received: quantity, restocked: quantity }])),
  )
  const change = (n: number, part: Partial<Count>) => {
    const { received, restocked } = { ...counts[n]!, ...part }
    setCounts({ ...counts, [n]: { received, restocked: Math.min(received, restocked) } })
  }
  return (
    <FoldedAct title="Chegou: registrar o que veio">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          receive.mutate({ id, lines: lines.map(({ n }) => ({ n, ...counts[n]! })) })
        }}
        noValidate
        className="grid gap-4"
      >
        {lines.map(({ n, name, quantity }) => (
          <div key={n} className="grid gap-3 sm:grid-cols-2">
            <PieceSelect
              label={`Vieram, de ${quantity} × ${name}`}
              most={quantity}
              value={counts[n]!.received}
              onValue={(received) => change(n, { received })}
            />
            <PieceSelect
              label="Voltam à prateleira"
              most={counts[n]!.received}
              value={counts[n]!.restocked}
              onValue={(restocked) => change(n, { restocked })}
            />
          </div>
        ))}
        <Button type="submit" busy={receive.isPending} busyWords="Registrando…" className="justify-self-start">
          Registrar e devolver o valor
        </Button>
        {receive.isError && <ErrorState>{errorMessage(receive.error)}</ErrorState>}
      </form>
    </FoldedAct>
  )
}
