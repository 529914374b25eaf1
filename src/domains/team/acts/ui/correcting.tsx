import { Notice } from '#browser/kit/feedback/notice.tsx'
import { formatDayAndTime } from '#shared/dates.ts'
import type { Decisions } from '../contract.ts'

/** What a correction left to wait for: the link of the new address, and the end of the rest. */
export function Correcting({ correctedEmail, moneyRestsUntil }: Pick<Decisions, 'correctedEmail' | 'moneyRestsUntil'>) {
  if (!correctedEmail && !moneyRestsUntil) return null
  return (
    <Notice
      tone="accent"
      title={correctedEmail ? 'O e-mail corrigido espera a confirmação' : 'O dinheiro da conta descansa'}
    >
      {correctedEmail && (
        <p className="wrap-anywhere">O link foi para {correctedEmail}. Até lá vale o endereço de hoje.</p>
      )}
      {moneyRestsUntil && <p>Nenhum saque nem transferência sai da conta até {formatDayAndTime(moneyRestsUntil)}.</p>}
    </Notice>
  )
}
