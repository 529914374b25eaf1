import { useQuery } from '@tanstack/react-query'
import { lazyApiQuery } from '#browser/query.ts'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import { FirstThree } from '#browser/kit/display/first-three.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import type { ConsultantCard as Shown } from '../contract.ts'
import { CardSkeleton } from './card-skeleton.tsx'
import { ConsultantCard } from './consultant-card.tsx'

const featured = lazyApiQuery(
  '/api/consultants/featured',
  async () => (await import('../contract.ts')).listFeatured,
  {},
)

/** The first three featured consultants (two retries). */
export const FeaturedConsultants = ({ initial }: { initial?: Shown[] | undefined }) => (
  <FirstThree
    query={useQuery({ ...featured, retry: 2 })}
    initial={initial}
    keyOf={({ id }) => id}
    shape={<CardSkeleton />}
    fault="Os destaques não puderam ser carregados. A lista completa continua em Consultores."
    empty={
      <EmptyState
        title="Nenhum destaque no momento"
        action={<LinkButton href="/consultores">Ver todos os consultores</LinkButton>}
      >
        Aparece aqui quem passa pela regra dos destaques.
      </EmptyState>
    }
    grid="shelf"
    className="content-visibility-auto [--placeholder-height:13.5rem]"
  >
    {(consultant) => <ConsultantCard consultant={consultant} as="h3" />}
  </FirstThree>
)
