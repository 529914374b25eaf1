import { useQuery } from '@tanstack/react-query'
import { Money } from '#browser/kit/money.tsx'
import { asking } from '#browser/query.ts'
import { formatTime } from '#shared/dates.ts'
import { listPayments } from '../contract.ts'
import { isOpen } from '../rules.ts'

/** What was asked for and can still be paid: nobody has to begin a second one. */
export function OpenPayments({ hrefOf }: { hrefOf: (id: string) => string }) {
  const { data } = useQuery({ ...asking(listPayments, {}), staleTime: 0 })
  const open = data?.payments.filter(({ state, inReview }) => isOpen(state) && !inReview) ?? []
  if (open.length === 0) return null
  return (
    <aside aria-label="Pagamentos em aberto" className="mb-8 grid gap-2 rounded-lg border border-metal bg-metal-wash p-4">
      <p className="font-semibold">{open.length === 1 ? 'Você tem um pagamento em aberto' : `Você tem ${open.length} pagamentos em aberto`}</p>
      <ul className="grid gap-1">
        {open.map(({ id, amountCents, method, processing, expiresAt }) => (
          <li key={id}>
            <a className="prose-link inline-block py-1" href={hrefOf(id)}>
              {processing ? 'Acompanhar' : 'Continuar'} o de <Money amount={amountCents} /> por {method === 'pix' ? 'Pix' : 'cartão'}
              {processing ? ', que está com o banco' : `, que vale até ${formatTime(expiresAt)}`}
            </a>
          </li>
        ))}
      </ul>
    </aside>
  )
}
