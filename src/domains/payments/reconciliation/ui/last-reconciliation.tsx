import { Money } from '#browser/kit/display/money.tsx'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { formatDayAndTime } from '#shared/dates.ts'
import type { Reconciliation } from '../contract.ts'
import { formatNumber } from '#shared/numbers.ts'

const counted = (n: number, one: string, many: string) => `${formatNumber(n)} ${n === 1 ? one : many}`

/** One sentence about whether the books agree. */
export function LastReconciliation({ run }: { run: Reconciliation | undefined }) {
  if (!run?.endedAt)
    return <Notice>Ainda não houve uma conferência. A primeira acontece sozinha, depois das três da manhã.</Notice>
  const { charges, payments, healed, differences, unexplainedCents, endedAt } = run
  const isWell = differences === 0 && unexplainedCents === 0n
  const compared = `${counted(charges ?? 0, 'cobrança do banco', 'cobranças do banco')} e ${counted(payments ?? 0, 'pagamento nosso', 'pagamentos nossos')}`
  return (
    <Notice tone={isWell ? 'good' : 'bad'} title={isWell ? 'Os livros conferem' : 'Os livros não conferem'}>
      Em {formatDayAndTime(endedAt)} comparamos {compared}:{' '}
      {differences === 0 ? 'nenhuma diferença' : counted(differences, 'diferença', 'diferenças')}.
      {healed !== null &&
        healed > 0 &&
        ` ${counted(healed, 'aviso perdido foi recuperado', 'avisos perdidos foram recuperados')}.`}
      {unexplainedCents !== null && unexplainedCents !== 0n && (
        <>
          {' '}
          Em suspenso, <Money amount={unexplainedCents} /> não têm explicação.
        </>
      )}
    </Notice>
  )
}
