import { type FormEvent, useState } from 'react'
import { ApiError, errorMessage } from '#browser/api.ts'
import { DownloadButton } from '#browser/files/download-button.tsx'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Badge } from '#browser/kit/display/badge.tsx'
import { Card } from '#browser/kit/display/card.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Field } from '#browser/kit/forms/field.tsx'
import { formatDay } from '#shared/dates.ts'
import { keepAfterAll, type Return, sayReturnArrived, sendReturn } from '../contract.ts'
import { lastDay } from './last-day.ts'
import { RETURN_STATE_WORDS } from './state-words.ts'
import { TrackingCode } from './tracking-code.tsx'
import { useParcelAct } from './use-parcel-act.ts'

/** One return: what goes back, where it is, and the next thing to do. */
export function OneReturn({ one, orderId }: { one: Return; orderId: string }) {
  const { words, tone } = RETURN_STATE_WORDS[one.state]
  return (
    <Card as="article" aria-label={`Devolução ${one.number}`} className="grid gap-4">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h4 className="font-display text-lg">{one.number}</h4>
        <Badge tone={tone}>{words}</Badge>
      </header>
      <ul className="grid gap-1 text-quiet text-sm">
        {one.lines.map(({ n, name, quantity, received }) => (
          <li key={n}>
            {quantity} × {name}
            {received !== null && received < quantity && `, ${received === 0 ? 'não veio' : `vieram ${received}`}`}
          </li>
        ))}
      </ul>
      <p className="measure">{whatNow(one)}</p>
      {one.closedWords && <blockquote className="measure border-metal border-l-2 pl-3">{one.closedWords}</blockquote>}
      {one.trackingCode && <TrackingCode code={one.trackingCode} tracking={one.tracking} />}
      {one.state === 'requested' && <ToSend one={one} orderId={orderId} />}
      {one.state === 'on_its_way' && !one.arrivedAt && <OnItsWay one={one} orderId={orderId} />}
    </Card>
  )
}

function whatNow(one: Return): string {
  const { state, postageCode, refundedBy, isNotHere, refundedAt, closedAt } = one
  switch (state) {
    case 'requested':
      return postageCode
        ? `Leve o pacote a uma agência e diga o código de postagem ${postageCode}: você não paga nada.`
        : 'Mandamos por e-mail o código para postar sem pagar nada. Enquanto isso, embale e imprima a etiqueta.'
    case 'on_its_way':
      if (isNotHere)
        return 'Procuramos e ainda não está aqui. Perguntamos à transportadora; se tiver um comprovante de entrega, mande para a gente.'
      return refundedBy
        ? `Você disse que chegou. Se ninguém registrar antes, o valor volta sozinho depois de ${lastDay(refundedBy)}.`
        : 'Quando o pacote estiver aqui, o valor volta para onde veio.'
    case 'received':
      return 'Chegou aqui. O valor volta em instantes.'
    case 'refunded':
      return `O valor voltou em ${formatDay(refundedAt!)}, para onde veio.`
    case 'closed':
      return `Encerrada em ${formatDay(closedAt!)}.`
  }
}

function ToSend({ one, orderId }: { one: Return; orderId: string }) {
  const [code, setCode] = useState('')
  const send = useParcelAct(sendReturn, orderId)
  const keep = useParcelAct(keepAfterAll, orderId)
  const fault = send.error instanceof ApiError ? send.error.fields.code : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send.mutate({ id: one.id, code })
  }
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-3">
        <DownloadButton href={`/api/returns/${one.id}/label`} name={`${one.number}.pdf`}>
          Etiqueta para imprimir
        </DownloadButton>
        <Button
          variant="quiet"
          size="sm"
          busy={keep.isPending}
          busyWords="Registrando…"
          onClick={() => keep.mutate({ id: one.id })}
        >
          Vou ficar com os produtos
        </Button>
      </div>
      <form onSubmit={submit} noValidate className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 grow basis-56">
          <Field
            label="Já postei: código de rastreio"
            hint="Está no comprovante da postagem."
            autoComplete="off"
            spellCheck={false}
            maxLength={60}
            value={code}
            error={fault}
            onChange={(event) => setCode(event.target.value)}
          />
        </div>
        <Button type="submit" variant="secondary" busy={send.isPending} busyWords="Registrando…" className="mt-7">
          Registrar
        </Button>
      </form>
      {(keep.error ?? (send.isError && !fault)) && <ErrorState>{errorMessage(keep.error ?? send.error)}</ErrorState>}
    </div>
  )
}

function OnItsWay({ one, orderId }: { one: Return; orderId: string }) {
  const arrive = useParcelAct(sayReturnArrived, orderId)
  return (
    <div className="grid justify-items-start gap-3">
      <Button
        variant="secondary"
        busy={arrive.isPending}
        busyWords="Registrando…"
        onClick={() => arrive.mutate({ id: one.id })}
      >
        O rastreio diz que já chegou aí
      </Button>
      {arrive.isError && <ErrorState>{errorMessage(arrive.error)}</ErrorState>}
    </div>
  )
}
