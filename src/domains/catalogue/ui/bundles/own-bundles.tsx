import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Button } from '#browser/kit/buttons/button.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { Meter } from '#browser/kit/display/meter.tsx'
import { DashboardSection } from '#browser/kit/layout/dashboard-section.tsx'
import { apiQuery } from '#browser/query.ts'
import { type AnswerBundle, readWallet } from '#domains/wallet/contract.ts'
import { formatDay } from '#shared/dates.ts'
import { ReturnBundle } from './return-bundle.tsx'

type Props = { nameOf: (consultantId: string) => ReactNode }

/** The answers that a client bought together: with whom, what is left, until when, and giving the rest back. */
export function OwnBundles({ nameOf }: Props) {
  const { data } = useQuery(apiQuery(readWallet, {}))
  if (!data || data.answers.length === 0) return null
  return (
    <DashboardSection id="respostas" title="Minhas respostas por mensagem" className="scroll-mt-24">
      <ul className="border-line border-t">
        {data.answers.map((bundle) => (
          <BundleRow key={`${bundle.id} ${bundle.expiresAt.getTime()}`} bundle={bundle} nameOf={nameOf} />
        ))}
      </ul>
    </DashboardSection>
  )
}

const leftWords = ({ left, total }: AnswerBundle) =>
  left === 1 ? `Resta 1 resposta de ${total}` : `Restam ${left} respostas de ${total}`

function BundleRow({ bundle, nameOf }: Props & { bundle: AnswerBundle }) {
  const { id, title, consultantId, left, total, expiresAt } = bundle
  const [isReturning, setReturning] = useState(false)
  return (
    <li className="grid gap-3 border-line border-b py-4">
      <p className="font-semibold">
        {title} de {nameOf(consultantId)}
      </p>
      <Meter label={`O que resta de ${title}`} value={left} max={total} words={leftWords(bundle)} />
      <p className="measure text-quiet text-sm">
        Até {formatDay(expiresAt)}; o que sobrar volta como crédito, na proporção.
        {left === 0 && ' As que faltam esperam por uma resposta: se ela não vier no prazo, voltam para cá.'}
      </p>
      <div className="flex flex-wrap gap-2">
        {left > 0 && (
          <LinkButton href={`/chat-room?com=${consultantId}#perguntar`} size="sm" variant="secondary">
            Perguntar
          </LinkButton>
        )}
        <Button variant="quiet" size="sm" aria-expanded={isReturning} onClick={() => setReturning(!isReturning)}>
          Devolver o que não usei
        </Button>
      </div>
      {isReturning && <ReturnBundle orderId={id} />}
    </li>
  )
}
