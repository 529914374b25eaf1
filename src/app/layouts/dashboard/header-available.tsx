import { Money } from '#browser/kit/display/money.tsx'
import { useUsualFunds } from '#domains/consultations/ui/my-consultations/use-usual-consultant.ts'
import { useSpendable } from '#domains/limits/ui/use-spendable.ts'
import { lastingWords } from '#domains/wallet/lasting.rules.ts'
import { formatBRL } from '#shared/money.ts'

/** What a client has; how long it lasts, to whoever rests on it. */
export function HeaderAvailable({ className }: { className: string }) {
  const { spendable } = useSpendable()
  const usual = useUsualFunds()
  if (!spendable) return null
  const words = usual && lastingWords(usual.funds, usual.name)
  return (
    <a
      href="/relatorios"
      className={className}
      aria-label={`${formatBRL(spendable.availableCents)} disponível${words ? `. ${words}` : ''}`}
      data-tooltip={words ?? ''}
    >
      <Money amount={spendable.availableCents} />{' '}
      <span className="font-normal text-quiet max-sm:hidden">disponível</span>
    </a>
  )
}
