import { useEffect, useRef, type ReactNode } from 'react'
import { LinkButton } from '#browser/kit/link-button.tsx'
import { Money } from '#browser/kit/money.tsx'
import { Ornament } from '#browser/kit/ornament.tsx'
import type { Payment } from '../contract.ts'

type Props = { payment: Payment; again: string; next: string | undefined }

/** How a payment ended: what happened, what is safe, what to do now. */
export function PaymentOutcome({ payment, again, next }: Props) {
  const credits = <Money amount={payment.amountCents} />
  if (payment.inReview) {
    return (
      <Ending title="Estamos conferindo este pagamento">
        <p>Chegou um valor que não bate com este pedido de {credits}. O dinheiro está guardado e uma pessoa da nossa equipe vai resolver com você.</p>
        <LinkButton href="/contato">Falar com a equipe</LinkButton>
      </Ending>
    )
  }
  switch (payment.state) {
    case 'declined':
    case 'cancelled':
      return (
        <Ending title={payment.state === 'declined' ? 'O banco recusou este Pix' : 'Este Pix foi cancelado'}>
          <p>Nada foi cobrado. Gere um novo código ou confira com o seu banco se há um limite para Pix.</p>
          <LinkButton href={again}>Gerar um novo Pix</LinkButton>
        </Ending>
      )
    case 'expired':
      return (
        <Ending title="O prazo deste Pix terminou">
          <p>Se você já pagou, fique tranquilo: assim que o banco avisar, os {credits} entram no seu saldo. Se não pagou, nada foi cobrado.</p>
          <LinkButton href={again}>Gerar um novo Pix</LinkButton>
        </Ending>
      )
    case 'partly_refunded':
    case 'refunded':
      return (
        <Ending title="Este pagamento foi devolvido">
          <p>{payment.state === 'refunded' ? 'O valor' : 'Parte do valor'} voltou para a conta que fez o Pix.</p>
          <Receipt code={payment.receiptCode} />
        </Ending>
      )
    default:
      return (
        <Ending title="Pagamento confirmado" ornament>
          <p className="text-lg">
            <strong className="text-good">+{credits}</strong> em créditos no seu saldo.
            {payment.state === 'paid_late' && ' O Pix chegou depois do prazo, e chegou: está tudo certo.'}
          </p>
          <div className="flex flex-wrap justify-center gap-3">
            <LinkButton href={next ?? '/consultores'}>{next ? 'Continuar de onde parei' : 'Escolher com quem conversar'}</LinkButton>
            <Receipt code={payment.receiptCode} />
          </div>
        </Ending>
      )
  }
}

const Receipt = ({ code }: { code: string | null }) =>
  code && (
    <LinkButton href={`/relatorios?recibo=${code}`} variant="secondary">
      Ver recibo
    </LinkButton>
  )

function Ending({ title, ornament = false, children }: { title: string; ornament?: boolean; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="grid justify-items-center gap-5 py-6 text-center">
      {ornament && <Ornament />}
      <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {title}
      </h2>
      <div className="measure grid justify-items-center gap-5">{children}</div>
    </section>
  )
}
