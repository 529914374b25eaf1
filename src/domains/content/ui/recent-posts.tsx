import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import { FirstThree } from '#browser/kit/display/first-three.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { lazyApiQuery } from '#browser/query.ts'
import type { BlogPost } from '../contract.ts'
import { PostCard } from './post-card.tsx'

const recent = lazyApiQuery('/api/blog/recent', async () => (await import('../contract.ts')).listRecentPosts, {})

/** The first three posts of the blog: the newest large, two beside it. */
export const RecentPosts = ({ initial }: { initial?: readonly BlogPost[] | undefined }) => (
  <FirstThree
    query={useQuery(recent)}
    initial={initial}
    keyOf={({ id }) => id}
    shape={<Skeleton className="h-40 w-full md:h-full" />}
    fault="Os artigos não puderam ser carregados. O resto da página está inteiro."
    empty={
      <EmptyState
        title="O blog ainda está em branco"
        action={<LinkButton href="/servicos/tarot">Ler sobre o tarot</LinkButton>}
      />
    }
    grid="grid grid-cols-1 gap-4 md:grid-cols-2 md:gap-5 md:*:first:row-span-2"
  >
    {(post, at) => <PostCard post={post} reading="5 min de leitura" look={at === 0 ? 'lead' : 'beside'} />}
  </FirstThree>
)
