import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { errorMessage } from '#browser/api.ts'
import { Meter } from '#browser/kit/display/meter.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { apiQuery } from '#browser/query.ts'
import { formatDay } from '#shared/dates.ts'
import { formatBRL } from '#shared/money.ts'
import { type Minutes, readWallet } from '../../contract.ts'
import { formatMinutes } from '#shared/format-minutes.ts'
import { callMinutesWords } from './call-minutes-words.ts'

/**
 * A person's minutes and what is left of each bonus, with their expiry. `nameOf`: shows the consultant with whom a
 * bonus is not to be spent. `hasCalls`: voice or video are open, and use minutes faster.
 */
export function MinutesAndBonus({
  nameOf,
  hasCalls,
}: {
  nameOf: (consultantId: string) => ReactNode
  hasCalls: boolean
}) {
  const { data, error, isPending, refetch } = useQuery(apiQuery(readWallet, {}))
  if (isPending) return <Skeleton className="h-40 w-full" />
  if (error) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  const { minutes, bonuses } = data
  if (minutes.length === 0 && bonuses.length === 0) {
    return (
      <p className="measure text-quiet">
        Você não tem minutos nem bônus agora. Com pacotes e planos, o minuto sai mais barato:{' '}
        <a href="/comprar" className="prose-link">
          veja a comparação
        </a>
        .
      </p>
    )
  }
  const left = minutes.reduce((sum, { leftMs }) => sum + leftMs, 0)
  return (
    <div className="grid gap-6">
      {minutes.length > 0 && (
        <div className="grid gap-3">
          <p>
            Você tem <strong className="font-semibold">{formatMinutes(left)}</strong> de conversa já pagos. Eles são
            gastos antes do saldo, onde saem mais baratos. {hasCalls && callMinutesWords}
          </p>
          <ul className="border-line border-t">
            {minutes.map((pack) => (
              <MinutesRow key={`${pack.id} ${pack.expiresAt.getTime()}`} pack={pack} />
            ))}
          </ul>
        </div>
      )}
      {bonuses.length > 0 && (
        <div className="grid gap-3">
          <h3 className="font-sans font-semibold text-base">Bônus, gasto antes dos seus créditos</h3>
          <ul className="border-line border-t">
            {bonuses.map(({ id, leftCents, expiresAt, notWithId }) => (
              <li
                key={id}
                className="flex flex-wrap items-baseline justify-between gap-x-6 border-line border-b py-2.5"
              >
                <Money amount={leftCents} className="font-semibold" />
                <span className="text-quiet text-sm">
                  vale até {formatDay(expiresAt)}
                  {notWithId && <>, com qualquer pessoa menos {nameOf(notWithId)}</>}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

/** What is kept is named apart from the rest of its purchase. */
const nameOfPack = ({ title, isKept }: Minutes) => (isKept ? `${title}: minutos guardados` : title)

/** One pack of minutes: what is left, what it covers, and what happens to the rest on expiry. */
const MinutesRow = ({ pack }: { pack: Minutes }) => {
  const { leftMs, totalMs, reservedMs, expiresAt, ...terms } = pack
  return (
    <li className="grid gap-2 border-line border-b py-3">
      <p className="font-semibold">{nameOfPack(pack)}</p>
      <Meter
        label={`O que resta de ${nameOfPack(pack)}`}
        value={leftMs}
        max={totalMs}
        words={`Restam ${formatMinutes(leftMs)} de ${formatMinutes(totalMs)}`}
      />
      <p className="text-quiet text-sm">
        Até {formatDay(expiresAt)}; {endWords(terms)}.
        {terms.ceilingCents !== null &&
          terms.kind !== 'single' &&
          ` Para consultores de até ${formatBRL(terms.ceilingCents)} por minuto.`}
        {reservedMs > 0 && ` Mais ${formatMinutes(reservedMs)} reservados para a conversa aberta.`}
      </p>
    </li>
  )
}

/** What happens to the rest on expiry. */
function endWords({ kind, isRolledOver, isKept }: Pick<Minutes, 'kind' | 'isRolledOver' | 'isKept'>) {
  if (isKept) return 'guardados porque o horário marcado com eles não foi cumprido; depois disso, acabam'
  if (kind === 'package' || kind === 'single') return 'o que sobrar vira saldo de novo'
  if (kind === 'plan')
    return isRolledOver ? 'já passaram para este mês, uma vez' : 'o que sobrar passa para o mês seguinte, uma vez'
  return 'depois disso, acabam'
}
