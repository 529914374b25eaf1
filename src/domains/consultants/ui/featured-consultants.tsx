import { useQuery } from '@tanstack/react-query'
import { askingLater } from '#browser/query.ts'
import { EmptyState } from '#browser/kit/empty-state.tsx'
import { ErrorState } from '#browser/kit/error-state.tsx'
import { LinkButton } from '#browser/kit/link-button.tsx'
import type { ConsultantCard as Shown } from '../contract.ts'
import { CardSkeleton } from './card-skeleton.tsx'
import { ConsultantCard } from './consultant-card.tsx'

const SHOWN = 3
const featured = askingLater('/api/consultants/featured', async () => (await import('../contract.ts')).listFeatured, {})
const GRID = 'grid gap-5 sm:grid-cols-2 lg:grid-cols-3'

/** The first three featured consultants: as the server painted them, then as the call answers (two retries). A failed call leaves what was painted. */
export function FeaturedConsultants({ painted }: { painted?: Shown[] | undefined }) {
  const query = useQuery({ ...featured, retry: 2 })
  const consultants = query.data ?? painted
  if (!consultants && query.isError) {
    return <ErrorState onRetry={() => void query.refetch()}>Os destaques não puderam ser carregados. A lista completa continua em Consultores.</ErrorState>
  }
  if (!consultants) {
    return (
      <div className={GRID} aria-busy="true">
        {Array.from({ length: SHOWN }, (_, at) => (
          <CardSkeleton key={at} />
        ))}
      </div>
    )
  }
  if (consultants.length === 0) {
    return (
      <EmptyState title="Nenhum destaque no momento" action={<LinkButton href="/consultores">Ver todos os consultores</LinkButton>}>
        Estamos escolhendo com calma quem aparece aqui.
      </EmptyState>
    )
  }
  return (
    <ul className={GRID}>
      {consultants.slice(0, SHOWN).map((consultant) => (
        <li key={consultant.id} className="sm:max-lg:odd:last:col-span-2">
          <ConsultantCard consultant={consultant} as="h3" />
        </li>
      ))}
    </ul>
  )
}
