import { useId } from 'react'
import { Badge } from '#browser/kit/display/badge.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import type { Difference } from '../contract.ts'
import type { DifferenceListName } from '../rules.ts'
import { LIST_WORDS, FIELD_WORDS, wordsOfState } from './difference-words.ts'

/** One of the three lists of differences. */
export function DifferenceList({
  list,
  differences,
}: {
  list: DifferenceListName
  differences: readonly Difference[]
}) {
  const { title, none, hint } = LIST_WORDS[list]
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="grid gap-4">
      <div className="grid gap-1">
        <h2 id={titleId} className="text-xl">
          {title} <span className="text-quiet">({differences.length})</span>
        </h2>
        <p className="text-quiet text-sm">{hint}</p>
      </div>
      {differences.length === 0 ? (
        <p className="border-line border-t pt-3 text-sm">{none}.</p>
      ) : (
        <ul className="border-line border-t">
          {differences.map((one) => (
            <li key={`${one.paymentId}${one.gatewayId}`} className="grid gap-3 border-line border-b py-4">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                {one.personName && <span className="font-semibold">{one.personName}</span>}
                {one.what.map((what) => (
                  <Badge key={what} tone="bad">
                    {FIELD_WORDS[what]}
                  </Badge>
                ))}
                <span className="break-all text-quiet text-sm">{one.gatewayId ?? one.paymentId}</span>
              </p>
              <dl className="grid gap-x-8 gap-y-2 text-sm sm:grid-cols-2">
                <Side name="Nossos livros" side={one.ours} />
                <Side name="Livros do banco" side={one.theirs} />
              </dl>
              {list === 'only_there' && one.theirs?.state === 'paid' && (
                <p className="text-sm">
                  O dinheiro espera por uma decisão{' '}
                  <a href="/admin-dashboard/dinheiro/suspenso" className="prose-link">
                    em suspenso
                  </a>
                  .
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const Side = ({ name, side }: { name: string; side: Difference['ours'] }) => (
  <div className="grid gap-0.5">
    <dt className="text-quiet">{name}</dt>
    <dd>
      {side ? (
        <>
          <Money amount={side.amountCents} />, {wordsOfState(side.state)}
          {side.refundedCents > 0n && (
            <>
              {', '}
              <Money amount={side.refundedCents} /> devolvidos
            </>
          )}
          {side.dispute && ', contestado'}
        </>
      ) : (
        'não consta'
      )}
    </dd>
  </div>
)
