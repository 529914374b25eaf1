import { useEffect, useRef, type ReactNode } from 'react'
import { LinkButton } from '#browser/kit/link-button.tsx'
import { Money } from '#browser/kit/money.tsx'
import { Ornament } from '#browser/kit/ornament.tsx'
import type { Payment } from '../contract.ts'
import { againPath } from './again-path.ts'
import { whyDeclined } from './decline-words.ts'

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
  const method = payment.method === 'pix' ? 'Pix' : 'pagamento'
  switch (payment.state) {
    case 'declined':
    case 'cancelled':
      return (
        <Ending title={payment.state === 'declined' ? 'O banco recusou o pagamento' : `Este ${method} foi cancelado`}>
          <p>Nada foi cobrado. {payment.state === 'declined' && whyDeclined(payment.method, payment.declinedFor)}</p>
          <OtherTries payment={payment} again={again} />
        </Ending>
      )
    case 'expired':
      return (
        <Ending title={`O prazo deste ${method} terminou`}>
          <p>Se você já pagou, fique tranquilo: assim que o banco avisar, os {credits} entram no seu saldo. Se não pagou, nada foi cobrado.</p>
          <OtherTries payment={payment} again={again} />
        </Ending>
      )
    case 'partly_refunded':
    case 'refunded':
      return (
        <Ending title={payment.state === 'refunded' ? 'Este pagamento foi devolvido' : 'Parte deste pagamento foi devolvida'}>
          <p>
            <Money amount={payment.returnedCents} /> {payment.method === 'pix' ? 'voltaram para a conta que fez o Pix.' : 'voltaram para o cartão.'}
          </p>
          <Receipt code={payment.receiptCode} />
        </Ending>
      )
    default:
      return (
        <Ending title="Pagamento confirmado" ornament>
          <p className="text-lg">
            <strong className="text-good">+{credits}</strong> em créditos no seu saldo.
            {payment.state === 'paid_late' && ' O pagamento chegou depois do prazo, e chegou: está tudo certo.'}
          </p>
          <Afterwards payment={payment} />
          <div className="flex flex-wrap justify-center gap-3">
            <LinkButton href={next ?? '/consultores'}>{next ? 'Continuar de onde parei' : 'Escolher com quem conversar'}</LinkButton>
            <Receipt code={payment.receiptCode} />
          </div>
        </Ending>
      )
  }
}

/** Money under way back, or a dispute, beside a payment that stands. */
const Afterwards = ({ payment: { returningCents, dispute } }: { payment: Payment }) => (
  <>
    {returningCents > 0n && (
      <p className="text-quiet">
        Uma devolução de <Money amount={returningCents} /> está a caminho.
      </p>
    )}
    {dispute === 'opened' && <p className="text-quiet">Você contestou este pagamento no banco. O que resta dele no saldo espera pela decisão.</p>}
    {dispute === 'lost' && <p className="text-quiet">O banco devolveu este pagamento a você.</p>}
  </>
)

/** The same purchase once more, the same way or the other. */
const OtherTries = ({ payment: { amountCents, method }, again }: Pick<Props, 'payment' | 'again'>) => (
  <div className="flex flex-wrap justify-center gap-3">
    <LinkButton href={againPath(again, amountCents, method)}>{method === 'pix' ? 'Gerar um novo Pix' : 'Tentar com outro cartão'}</LinkButton>
    <LinkButton href={againPath(again, amountCents, method === 'pix' ? 'card' : 'pix')} variant="secondary">
      {method === 'pix' ? 'Pagar com cartão' : 'Pagar com Pix'}
    </LinkButton>
  </div>
)

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
