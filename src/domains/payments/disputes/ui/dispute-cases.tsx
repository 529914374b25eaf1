import { useQuery } from '@tanstack/react-query'
import { wordsOf } from '#browser/api.ts'
import { Badge, type BadgeTone } from '#browser/kit/badge.tsx'
import { Card } from '#browser/kit/card.tsx'
import { EmptyState } from '#browser/kit/empty-state.tsx'
import { ErrorState } from '#browser/kit/error-state.tsx'
import { Money } from '#browser/kit/money.tsx'
import { ReplyLine } from '#browser/kit/reply-line.tsx'
import { Skeleton } from '#browser/kit/skeleton.tsx'
import { asking } from '#browser/query.ts'
import { formatDayAndTime } from '#shared/dates.ts'
import { type DisputeCase, listDisputes } from '../contract.ts'

const STATE: Record<DisputeCase['state'], { words: string; tone: BadgeTone }> = {
  opened: { words: 'O banco decide', tone: 'warn' },
  won: { words: 'A compra vale', tone: 'good' },
  lost: { words: 'O banco devolveu', tone: 'bad' },
}
const METHOD = { pix: 'Pix', card: 'cartão' }

/** Purchases that somebody contests at the bank: what waits for its decision first. */
export function DisputeCases() {
  const { data, error, isPending, refetch } = useQuery(asking(listDisputes, {}))
  if (isPending) return <Skeleton className="h-48 w-full" />
  if (error) return <ErrorState onRetry={() => void refetch()}>{wordsOf(error)}</ErrorState>
  if (data.disputes.length === 0)
    return <EmptyState title="Nenhuma contestação">Quando alguém disser ao banco que não reconhece uma compra, ela aparece aqui.</EmptyState>
  return (
    <ul className="grid gap-5">
      {data.disputes.map((one) => (
        <li key={one.paymentId}>
          <Case one={one} />
        </li>
      ))}
    </ul>
  )
}

const Case = ({ one }: { one: DisputeCase }) => (
  <Card as="article" aria-label={`Contestação ${one.protocol}`} className="grid gap-4">
    <header className="grid gap-1">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Money amount={one.amountCents} className="font-display text-xl" />
        <Badge tone={STATE[one.state].tone}>{STATE[one.state].words}</Badge>
      </p>
      <ReplyLine protocol={one.protocol} name={one.personName} email={one.email} />
    </header>
    <dl className="grid gap-x-8 gap-y-2 text-sm sm:grid-cols-2">
      <Fact name="Compra">
        {one.description}, <Money amount={one.paidCents} /> por {METHOD[one.method]}
      </Fact>
      <Fact name="O banco diz">{one.reason}</Fact>
      <Fact name="Paga em">{formatDayAndTime(one.paidAt)}</Fact>
      <Fact name="Aberta em">{formatDayAndTime(one.openedAt)}</Fact>
      <Fact name="Guardado do saldo">
        <Money amount={one.frozenCents} />
      </Fact>
      {one.endedAt ? (
        <Fact name="Decidida em">{formatDayAndTime(one.endedAt)}</Fact>
      ) : (
        <Fact name="Já gasto, por nossa conta se o banco devolver">
          <Money amount={one.amountCents - one.frozenCents} />
        </Fact>
      )}
    </dl>
  </Card>
)

const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div className="grid gap-0.5">
    <dt className="text-quiet">{name}</dt>
    <dd className="break-words">{children}</dd>
  </div>
)
