import type { ReactNode } from 'react'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { type Centavos, formatBRL } from '#shared/money.ts'
import type { SelfCare } from '../contract.ts'
import type { Period } from '../rules.ts'
import { breakWords, ON_BREAK } from './break-words.ts'
import { tightestAllowance } from './tightest-allowance.ts'
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

type Props = {
  /** What is about to be spent; undefined: only a break matters. */
  by?: 'paid' | 'charged'
  /** In centavos, where it is known. */
  amount?: Centavos
}

/** Before somebody fills a form in: their break, or that their own limit does not leave enough. */
export function SpendingNotice({ by, amount = 1n }: Props) {
  const selfCare = useSelfCare()
  if (selfCare?.onBreak)
    return (
      <OnBreak onBreak={selfCare.onBreak}>
        <ToSelfCare>Ver a sua pausa</ToSelfCare>
      </OnBreak>
    )
  const allowance = selfCare && by && tightestAllowance(selfCare, by)
  if (!allowance || allowance.period === 'consultation' || allowance.leftCents >= amount) return null
  const { period, leftCents } = allowance
  return (
    <Notice tone="warn" title={leftCents > 0n ? 'Isto passa do seu limite' : 'O seu limite já foi usado'}>
      {leftCents > 0n
        ? `Pelo limite que você escolheu para si, ${WITHIN[period]} ainda cabem ${formatBRL(leftCents)}.`
        : `Do limite que você escolheu para si, não sobra nada ${WITHIN[period]}. Ele volta a abrir ${OPENS_AGAIN[period]}.`}
      <ToSelfCare>Ver os seus limites</ToSelfCare>
    </Notice>
  )
}

const ToSelfCare = ({ children }: { children: ReactNode }) => (
  <>
    {' '}
    <a href="/client-dashboard?secao=cuidado" className="prose-link inline-block">
      {children}
    </a>
  </>
)
