import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '#browser/kit/empty-state.tsx'
import { ErrorState } from '#browser/kit/error-state.tsx'
import { LinkButton } from '#browser/kit/link-button.tsx'
import { Skeleton } from '#browser/kit/skeleton.tsx'
import { askingLater } from '#browser/query.ts'
import type { BlogPost } from '../../contract.ts'
import { PostCard } from './post-card.tsx'

const SHOWN = 3
const recent = askingLater('/api/blog/recent', async () => (await import('../../contract.ts')).listRecentPosts, {})
const GRID = 'grid gap-5 md:grid-cols-3'

type Props = { painted?: readonly BlogPost[] | undefined }

/** The first three posts: as the server painted them, then as the call answers. A failed call leaves what was painted. */
export function RecentPosts({ painted }: Props) {
  const query = useQuery(recent)
  const posts = query.data ?? painted
  if (!posts && query.isError)
    return <ErrorState onRetry={() => void query.refetch()}>Os artigos não puderam ser carregados. O resto da página está inteiro.</ErrorState>
  if (!posts) {
    return (
      <div className={GRID} aria-busy="true">
        {Array.from({ length: SHOWN }, (_, at) => (
          <Skeleton key={at} className="h-96 w-full" />
        ))}
      </div>
    )
  }
  if (posts.length === 0) return <EmptyState title="O blog ainda está em branco" action={<LinkButton href="/servicos/tarot">Ler sobre o tarot</LinkButton>} />
  return (
    <ul className={GRID}>
      {posts.slice(0, SHOWN).map((post) => (
        <li key={post.id}>
          <PostCard post={post} reading="5 min de leitura" />
        </li>
      ))}
    </ul>
  )
}
