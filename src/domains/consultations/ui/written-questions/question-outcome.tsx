import type { ReactNode } from 'react'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { formatBRL } from '#shared/money.ts'
import type { Question } from '../../written-questions/contract.ts'

/** How a question ended without an answer, and where its money is. */
export function QuestionOutcome({ question: q }: { question: Question }) {
  const { state, you, paidCents, reason, client, consultant } = q
  const back = paidCents > 0n ? `${formatBRL(paidCents)} voltaram para o seu saldo, como crédito.` : ''
  if (state === 'answered' || state === 'unsent') return null
  if (state === 'asked') {
    if (you === 'consultant') return null
    return (
      <Notice tone="accent" title="A pergunta foi enviada">
        Avisamos por e-mail quando a resposta chegar. Você pode fechar esta página.
      </Notice>
    )
  }
  if (you === 'consultant')
    return (
      <Notice title={state === 'missed' ? 'O prazo terminou' : 'Você recusou esta pergunta'}>
        O valor voltou inteiro para {client.name}.
      </Notice>
    )
  const why: Record<typeof state, ReactNode> = {
    missed: `${consultant.name} não respondeu dentro do prazo. Sentimos muito.`,
    declined: (
      <>
        {consultant.name} preferiu não responder: <q>{reason}</q>
      </>
    ),
    given_up: 'Você desistiu antes de enviar.',
    lapsed: 'A pergunta não foi enviada em doze meses.',
  }
  return (
    <div className="grid justify-items-start gap-4">
      <Notice tone="good" title="O valor voltou">
        {why[state]} {back}
      </Notice>
      <LinkButton href="/consultores" variant="secondary">
        Escolher outra pessoa
      </LinkButton>
    </div>
  )
}
