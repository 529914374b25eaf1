import type { ReactElement, ReactNode } from 'react'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { formatBRL } from '#shared/money.ts'
import type { SelfCare } from '../contract.ts'
import type { Period, Spending } from '../rules.ts'
import { breakWords, ON_BREAK } from './break-words.ts'
import { passedLimit } from './tightest-allowance.ts'
import { useSelfCare } from './use-self-care.ts'

/** Until when a break lasts. */
export const OnBreak = ({
  onBreak: { endsAt },
  children,
}: {
  onBreak: NonNullable<SelfCare['onBreak']>
  children?: ReactNode
}) => (
  <Notice tone="accent" title={ON_BREAK}>
    {breakWords(endsAt)}
    {children}
  </Notice>
)

/** In which period a limit leaves something. */
export const WITHIN: Record<Period, string> = {
  day: 'hoje',
  week: 'nesta semana',
  month: 'neste mês',
  consultation: 'nesta conversa',
}
const OPENS_AGAIN = { day: 'amanhã', week: 'na segunda-feira', month: 'no primeiro dia do mês que vem' }

const SUMS: Record<keyof Spending, string> = { paid: 'em pagamentos', charged: 'em consultas e perguntas' }

/**
 * What keeps the reader from spending so much, by the same rule as the verb: their break, or their own limit.
 * Undefined: nothing. Without `spending` only a break matters.
 */
export function useSpendingObstacle() {
  const selfCare = useSelfCare()
  return (spending: Spending = { paid: 0n, charged: 0n }): ReactElement | undefined => {
    if (selfCare?.onBreak)
      return (
        <OnBreak onBreak={selfCare.onBreak}>
          <ToSelfCare>Ver a sua pausa</ToSelfCare>
        </OnBreak>
      )
    const passed = selfCare && passedLimit(selfCare, spending)
    return passed && <OverLimit {...passed} />
  }
}

/** The same, before somebody fills a form in. */
export const SpendingNotice = ({ spending }: { spending?: Spending }) => useSpendingObstacle()(spending) ?? null

const OverLimit = ({ period, leftCents, by }: NonNullable<ReturnType<typeof passedLimit>>) => (
  <Notice tone="warn" title={leftCents > 0n ? 'Isto passa do seu limite' : 'O seu limite já foi usado'}>
    {leftCents > 0n || period === 'consultation'
      ? `Pelo limite que você escolheu, ${WITHIN[period]} ainda cabem ${formatBRL(leftCents)} ${SUMS[by]}.`
      : `Pelo limite que você escolheu, ${WITHIN[period]} não cabe mais nada ${SUMS[by]}. Ele volta ${OPENS_AGAIN[period]}.`}
    <ToSelfCare>Ver os seus limites</ToSelfCare>
  </Notice>
)

const ToSelfCare = ({ children }: { children: ReactNode }) => (
  <>
    {' '}
    <a href="/client-dashboard?secao=cuidado" className="prose-link inline-block">
      {children}
    </a>
  </>
)
