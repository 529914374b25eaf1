import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import { FirstThree } from '#browser/kit/display/first-three.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { lazyApiQuery } from '#browser/query.ts'
import type { BlogPost } from '../contract.ts'
import { PostCard } from './post-card.tsx'

const recent = lazyApiQuery('/api/blog/recent', async () => (await import('../contract.ts')).listRecentPosts, {})

/** The first three posts of the blog. */
export const RecentPosts = ({ initial }: { initial?: readonly BlogPost[] | undefined }) => (
  <FirstThree
    query={useQuery(recent)}
    initial={initial}
    keyOf={({ id }) => id}
    shape={<Skeleton className="h-96 w-full" />}
    fault="Os artigos não puderam ser carregados. O resto da página está inteiro."
    empty={
      <EmptyState
        title="O blog ainda está em branco"
        action={<LinkButton href="/servicos/tarot">Ler sobre o tarot</LinkButton>}
      />
    }
  >
    {(post) => <PostCard post={post} reading="5 min de leitura" isCompact />}
  </FirstThree>
)
