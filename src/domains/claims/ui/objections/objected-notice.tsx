import type { ReactNode } from 'react'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { formatIsoDay } from '#shared/dates.ts'
import { formatBRL } from '#shared/money.ts'
import type { Objection } from '../../contract.ts'

/** What its client objects to an answer, as its consultant reads it. */
export function ObjectedNotice({ objection, clientName }: { objection: Objection; clientName: string }) {
  const { state, answerBy, protocol, reason, amountCents, bearer } = objection
  if (state === 'open')
    return (
      <Notice tone="warn" title={`${clientName} contestou esta resposta`}>
        Uma pessoa da equipe decide{answerBy && ` até ${formatIsoDay(answerBy)}`} e avisa você. O que ela rendeu e ainda
        não foi liberado fica guardado até lá. Para contar o seu lado, responda ao nosso e-mail do protocolo {protocol}.
      </Notice>
    )
  const why: ReactNode = reason && (
    <>
      {' '}
      O motivo: <q>{reason}</q>
    </>
  )
  if (state === 'refused')
    return (
      <Notice title="A contestação não foi aceita">
        O que esta resposta rendeu continua seu.{why} Protocolo {protocol}.
      </Notice>
    )
  return (
    <Notice title={`${formatBRL(amountCents)} voltaram para ${clientName}`}>
      {bearer === 'platform'
        ? 'A casa pagou: o que esta resposta rendeu continua seu.'
        : 'A sua parte saiu do que esta resposta rendeu.'}
      {why} Protocolo {protocol}.
    </Notice>
  )
}
