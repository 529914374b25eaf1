import { useQuery, useQueryClient } from '@tanstack/react-query'
import { DashboardSection } from '#browser/kit/layout/dashboard-section.tsx'
import { refetchChanged, refetchMissed } from '#browser/refetch-changed.ts'
import { useFacts } from '#browser/use-facts.ts'
import { Badge, type BadgeTone } from '#browser/kit/display/badge.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { apiQuery } from '#browser/query.ts'
import { personTopic } from '#domains/accounts/facts.ts'
import { formatDayAndTime } from '#shared/dates.ts'
import { on } from '#shared/facts.ts'
import { formatBRL } from '#shared/money.ts'
import { writtenTaxId } from '#shared/tax-id.ts'
import { refundMoved, withdrawalMoved } from '../../facts.ts'
import { readWithdrawals, type Withdrawal } from '../contract.ts'

/** A person's withdrawals, latest first, each with its state. Nothing when there are none. */
export function MyWithdrawals({ personId }: { personId: string }) {
  const client = useQueryClient()
  const question = apiQuery(readWithdrawals, {})
  const { data } = useQuery({ ...question, staleTime: 0 })
  useFacts(personTopic(personId), () => refetchMissed(client, question.queryKey), [
    on([withdrawalMoved, refundMoved], () => refetchChanged(client, question.queryKey)),
  ])
  if (!data || data.withdrawals.length === 0) return null
  return (
    <DashboardSection id="retiradas" title="Retiradas">
      <ol className="border-line border-t">
        {data.withdrawals.map((one) => (
          <Row key={one.id} one={one} />
        ))}
      </ol>
    </DashboardSection>
  )
}

const Row = ({ one }: { one: Withdrawal }) => (
  <li className="flex items-start gap-4 border-line border-b py-4">
    <div className="grid min-w-0 flex-1 gap-1">
      {linesOf(one).map(({ key, words, badge, tone }) => (
        <p key={key} className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          {words} <Badge tone={tone}>{badge}</Badge>
        </p>
      ))}
      {one.byHand?.state === 'failed' && <p className="break-words text-sm">{one.byHand.note}</p>}
      <p className="text-quiet text-sm">
        Protocolo {one.protocol}, <time dateTime={one.askedAt.toISOString()}>{formatDayAndTime(one.askedAt)}</time>
      </p>
    </div>
    <Money amount={one.amountCents} className="shrink-0 font-semibold text-sm" />
  </li>
)

type Line = { key: string; words: string; badge: string; tone: BadgeTone }

const PART: Record<Withdrawal['parts'][number]['state'], { badge: string; tone: BadgeTone }> = {
  asked: { badge: 'A caminho', tone: 'metal' },
  done: { badge: 'Devolvido', tone: 'good' },
  refused: { badge: 'O banco recusou: voltou ao saldo', tone: 'warn' },
}
const BY_HAND: Record<NonNullable<Withdrawal['byHand']>['state'], { badge: string; tone: BadgeTone }> = {
  waiting: { badge: 'A equipe transfere', tone: 'metal' },
  paid: { badge: 'Transferido', tone: 'good' },
  failed: { badge: 'Não foi possível: voltou ao saldo', tone: 'warn' },
}

const linesOf = ({ parts, byHand }: Withdrawal): Line[] => [
  ...parts.map(({ amountCents, method, state }, at) => ({
    key: String(at),
    words: `${formatBRL(amountCents)} de volta ${method === 'pix' ? 'à conta do Pix' : 'ao cartão'}`,
    ...PART[state],
  })),
  ...(byHand
    ? [
        {
          key: 'by hand',
          words: `${formatBRL(byHand.amountCents)} por Pix, para o CPF ${writtenTaxId(byHand.pixKey)}${byHand.state === 'waiting' ? `, a partir de ${formatDayAndTime(byHand.transferFrom)}` : ''}`,
          ...BY_HAND[byHand.state],
        },
      ]
    : []),
]
