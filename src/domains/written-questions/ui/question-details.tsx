import type { ReactNode } from 'react'
import { Avatar } from '#browser/kit/display/avatar.tsx'
import { Badge } from '#browser/kit/display/badge.tsx'
import { Card } from '#browser/kit/display/card.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { AutomaticBadge } from '#domains/consultants/ui/automatic.tsx'
import type { Question } from '../contract.ts'
import { AnswerDeadline } from './answer-deadline.tsx'
import { questionStateLabel } from './question-state-label.ts'

/** The participants, the deadline, the price and the receipts. */
export function QuestionDetails({ question: q }: { question: Question }) {
  const other = q.you === 'client' ? q.consultant : q.client
  const { words, tone } = questionStateLabel(q)
  return (
    <Card as="aside" aria-label="Sobre esta pergunta" className="grid gap-4">
      <div className="flex items-center gap-4">
        <Avatar name={other.name} imageUrl={other.imageUrl} />
        <div className="grid justify-items-start gap-1">
          <p className="font-display text-xl">
            {q.you === 'client' ? <a href={`/consultores/${other.id}`}>{other.name}</a> : other.name}
          </p>
          <Badge tone={tone}>{words}</Badge>
          {q.isAutomatic && <AutomaticBadge />}
        </div>
      </div>
      {q.state === 'asked' && q.dueAt && !q.isOnHold && <AnswerDeadline dueAt={q.dueAt} readAt={q.readAt} />}
      <dl className="grid gap-2 border-line border-t pt-4 text-sm">
        {q.state === 'unsent' && <DetailRow name="Prazo da resposta">{q.answerHours} horas depois do envio</DetailRow>}
        <DetailRow name={q.earnsCents === null ? 'Valor pago' : 'Para você'}>
          <Money amount={q.earnsCents ?? q.paidCents} className="font-semibold" />
        </DetailRow>
      </dl>
      {q.receiptCode && (
        <LinkButton href={`/relatorios?recibo=${q.receiptCode}`} variant="secondary">
          Ver recibo
        </LinkButton>
      )}
      {q.you === 'client' && (q.state === 'unsent' || q.state === 'asked') && (
        <p className="text-quiet text-sm">
          O valor está reservado e só é cobrado quando a resposta chega. Sem resposta no prazo, volta inteiro para o
          saldo.
        </p>
      )}
    </Card>
  )
}

const DetailRow = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex justify-between gap-4">
    <dt className="text-quiet">{name}</dt>
    <dd className="text-right tabular-nums">{children}</dd>
  </div>
)
