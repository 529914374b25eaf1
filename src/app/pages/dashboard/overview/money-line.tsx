import { Money } from '#browser/kit/display/money.tsx'
import { useUsualFunds } from '#domains/consultations/ui/my-consultations/use-usual-consultant.ts'
import { useSpendable } from '#domains/limits/ui/use-spendable.ts'
import { lastingWords } from '#domains/wallet/lasting.rules.ts'

const LINKS = [
  { words: 'Ver quem está online', href: '/consultas-online' },
  { words: 'Adicionar créditos', href: '/comprar/creditos?next=/client-dashboard' },
  { words: 'Saldo, minutos e compras', href: '/client-dashboard?secao=compras' },
  { words: 'Extrato', href: '/relatorios' },
]

/** What somebody has and how long it lasts, in one line that links on. */
export function MoneyLine() {
  const { spendable } = useSpendable()
  const usual = useUsualFunds()
  return (
    <section
      aria-label="Saldo"
      className="flex flex-wrap items-baseline gap-x-6 gap-y-1 border-line border-t border-b py-4 text-sm"
    >
      {spendable && (
        <p className="mr-auto">
          <Money amount={spendable.availableCents} className="font-semibold text-base" /> disponível
          {usual && `. ${lastingWords(usual.funds, usual.name)}`}
        </p>
      )}
      {LINKS.map(({ words, href }) => (
        <a key={href} href={href} className="prose-link py-1">
          {words}
        </a>
      ))}
    </section>
  )
}
