import type { ReactNode } from 'react'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { formatBRL } from '#shared/money.ts'
import type { Question } from '../contract.ts'

/** How a question ended without an answer, and where its money is. */
export function QuestionOutcome({ question: q }: { question: Question }) {
  const { state, you, paidCents, reason, client, consultant } = q
  const back = paidCents > 0n ? `${formatBRL(paidCents)} voltaram para o seu saldo, como crédito.` : ''
  if (q.isOnHold) return <OnHold you={you} />
  if (state === 'answered' || state === 'unsent') return null
  if (state === 'taken_back')
    return (
      <Notice title="O pagamento desta pergunta foi desfeito">
        {you === 'client'
          ? 'O banco devolveu o valor a quem pagou, e por isso a pergunta terminou sem resposta. O que ela tinha reservado paga o que ficou em aberto; se sobrar, é seu saldo.'
          : 'O banco devolveu o valor a quem pagou. A pergunta terminou, e você não precisa responder.'}
      </Notice>
    )
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
        {reason && (
          <>
            {' '}
            O seu motivo: <q>{reason}</q>
          </>
        )}
      </Notice>
    )
  const why: Record<typeof state, ReactNode> = {
    missed: q.answeredLateAt
      ? `${consultant.name} respondeu depois do prazo, e a resposta não custou nada.`
      : `${consultant.name} não respondeu dentro do prazo. Sentimos muito.`,
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

/** A bank looks at the payment: why nothing can be sent now, and that nothing is lost. */
const OnHold = ({ you }: Pick<Question, 'you'>) => (
  <Notice title={you === 'client' ? 'Esta pergunta espera pelo banco' : 'Esta pergunta está em espera'}>
    {you === 'client'
      ? 'A compra dela está em contestação. Enquanto o banco decide, nada é enviado nem cobrado, e o prazo fica parado. O que você escreveu continua guardado.'
      : 'O banco está conferindo o pagamento dela. O prazo fica parado, e o seu rascunho continua guardado: você responde quando ela seguir, com o mesmo tempo que restava.'}
  </Notice>
)
