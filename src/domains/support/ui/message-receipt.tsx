import { useEffect, useRef } from 'react'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Ornament } from '#browser/kit/art/ornament.tsx'
import { formatIsoDay, formatDayAndTime } from '#shared/dates.ts'
import type { Acknowledgement } from '../contract.ts'

/** The case number, and the day by which a person answers. */
export function MessageReceipt({
  receipt: { protocol, answerBy, receivedAt },
  onAgain,
}: {
  receipt: Acknowledgement
  onAgain: () => void
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section
      aria-labelledby="recebida"
      className="grid justify-items-start gap-5 rounded-lg border border-line bg-surface p-6 sm:p-8"
    >
      <Ornament />
      <h2 id="recebida" ref={heading} tabIndex={-1} className="text-2xl outline-none">
        Recebemos sua mensagem
      </h2>
      <dl className="grid w-full gap-x-8 gap-y-1 sm:grid-cols-[auto_1fr]">
        <dt className="text-quiet">Protocolo</dt>
        <dd className="mb-2 font-display text-2xl tabular-nums">{protocol}</dd>
        <dt className="text-quiet">Resposta até</dt>
        <dd className="mb-2 font-semibold tabular-nums">{formatIsoDay(answerBy)} (dois dias úteis)</dd>
        <dt className="text-quiet">Recebida em</dt>
        <dd className="tabular-nums">{formatDayAndTime(receivedAt)}</dd>
      </dl>
      <p className="measure text-quiet">
        Uma pessoa da equipe responde por e-mail. Enviamos uma confirmação com este número; se não chegar, olhe a caixa
        de spam.
      </p>
      <Button variant="secondary" onClick={onAgain}>
        Escrever outra mensagem
      </Button>
    </section>
  )
}
