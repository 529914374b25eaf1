import { EmptyState } from '#browser/kit/empty-state.tsx'
import { LinkButton } from '#browser/kit/link-button.tsx'
import type { OutputOf } from '#shared/contract.ts'
import type { searchConsultants } from '../../contract.ts'
import { WHY_THIS_ORDER } from '../../rules.ts'
import { ConsultantCard } from '../consultant-card.tsx'
import { addressWith } from './list-address.ts'
import { Paging } from './paging.tsx'

type Props = { found: OutputOf<typeof searchConsultants>; address: URLSearchParams; base?: string }

/** How many there are, the cards, and the way to the others. */
export function Results({ found, address, base }: Props) {
  const { consultants, total, page, pages } = found
  return (
    <section aria-label="Resultado">
      <div className="mb-5 flex flex-wrap items-start justify-between gap-x-6 gap-y-2 text-quiet text-sm">
        <p role="status">{total === 1 ? '1 consultor encontrado' : `${total.toLocaleString('pt-BR')} consultores encontrados`}</p>
        {!address.get('ordem') && total > 1 && (
          <details className="measure open:basis-full">
            <summary className="prose-link">Por que esta ordem?</summary>
            <p className="mt-2">{WHY_THIS_ORDER}</p>
          </details>
        )}
      </div>
      {consultants.length === 0 ? (
        <Nobody total={total} address={address} base={base} />
      ) : (
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {consultants.map((consultant) => (
            <li key={consultant.id}>
              <ConsultantCard consultant={consultant} />
            </li>
          ))}
        </ul>
      )}
      <Paging address={address} base={base} page={page} pages={pages} />
    </section>
  )
}

function Nobody({ total, address, base }: { total: number; address: URLSearchParams; base: string | undefined }) {
  if (total > 0)
    return (
      <EmptyState title="Esta página da lista não existe" action={<LinkButton href={addressWith(address, {}, base)}>Voltar ao começo da lista</LinkButton>} />
    )
  if (address.get('online') === 'sim') {
    return (
      <EmptyState
        title="Ninguém online com estes filtros agora"
        action={<LinkButton href={addressWith(address, { online: '' }, base)}>Incluir quem está offline</LinkButton>}
      >
        Inclua quem está offline: no perfil, a situação muda sozinha assim que a pessoa entra.
      </EmptyState>
    )
  }
  return (
    <EmptyState title="Ninguém encontrado com estes filtros" action={<LinkButton href="/consultores">Ver todos os consultores</LinkButton>}>
      Tente uma palavra mais curta, outra especialidade ou outra faixa de preço.
    </EmptyState>
  )
}
