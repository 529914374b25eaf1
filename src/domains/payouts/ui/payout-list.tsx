import { useState } from 'react'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Badge } from '#browser/kit/display/badge.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { Emblem } from '#browser/kit/art/emblem.tsx'
import { formatDayAndTime } from '#shared/dates.ts'
import { type Payouts, type Payout, readPayouts } from '../contract.ts'
import { FAILURE_WORDS } from '../rules.ts'
import { CAUSE_WORDS, STATE_WORDS } from './payout-words.ts'

/** All payouts, latest first; older ones on request. */
export function PayoutList({ first }: { first: Payouts }) {
  const [older, setOlder] = useState<{ payouts: readonly Payout[]; next: string | null }>()
  const [isReading, setReading] = useState(false)
  const next = older ? older.next : first.next
  const known = new Set(first.payouts.map(({ id }) => id))
  const payouts = [...first.payouts, ...(older?.payouts ?? []).filter(({ id }) => !known.has(id))]
  const more = async (cursor: string) => {
    setReading(true)
    try {
      const page = await browserApi(readPayouts, { cursor })
      setOlder({ payouts: [...(older?.payouts ?? []), ...page.payouts], next: page.next })
    } catch (error) {
      toast({ title: 'Não deu certo', description: errorMessage(error), variant: 'destructive' })
    }
    setReading(false)
  }
  return (
    <section aria-labelledby="meus-saques" className="grid gap-4">
      <h2 id="meus-saques" className="text-xl">
        Meus saques
      </h2>
      {payouts.length === 0 ? (
        <EmptyState title="Nenhum saque ainda" art={<Emblem name="chest" />}>
          <p>Quando você sacar, cada Pix aparece aqui com o caminho que fez e o recibo.</p>
        </EmptyState>
      ) : (
        <ol className="border-line border-t">
          {payouts.map((one) => (
            <Row key={one.id} one={one} />
          ))}
        </ol>
      )}
      {next && (
        <Button variant="secondary" className="justify-self-start" busy={isReading} onClick={() => void more(next)}>
          Ver mais antigos
        </Button>
      )}
    </section>
  )
}

function Row({ one }: { one: Payout }) {
  const { badge, tone, line } = STATE_WORDS[one.state]
  const failure = one.failure && FAILURE_WORDS[one.failure]
  return (
    <li className="relative grid gap-1 border-line border-b py-4">
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Money amount={one.amountCents} className="font-display text-xl" />
        <Badge tone={tone}>{badge}</Badge>
      </p>
      <p className="text-sm">
        {!failure
          ? line
          : one.state === 'failed'
            ? `${failure.why} ${line} ${failure.todo}`
            : `${line} ${failure.why} ${failure.todo}`}
      </p>
      <p className="flex flex-wrap justify-between gap-x-4 text-quiet text-sm">
        <span>
          {CAUSE_WORDS[one.cause]} em <time dateTime={one.askedAt.toISOString()}>{formatDayAndTime(one.askedAt)}</time>
        </span>
        <a href={`/consultant-dashboard?secao=saques&saque=${one.id}`} className="prose-link">
          {one.state === 'paid' ? 'Recibo' : 'Detalhes'}
          <span className="sr-only"> do saque {one.protocol}</span>
        </a>
      </p>
    </li>
  )
}
