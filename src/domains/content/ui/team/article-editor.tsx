import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { browserApi, errorMessage, isMissing } from '#browser/api.ts'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { readOwnArticle } from '../../articles/team.contract.ts'
import { ArticleForm, type OwnArticle } from './editor/article-form.tsx'

/** An article that nobody kept yet. */
const blank = (id: string, author: string, changedAt: Date): OwnArticle => ({
  id,
  title: '',
  slug: '',
  state: 'draft',
  revision: 0,
  publicRevision: null,
  publicFrom: null,
  changedAt,
  fields: {
    title: '',
    slug: '',
    excerpt: '',
    category: 'bastidores',
    author,
    sources: [],
    markdown: '',
    emblem: 'livro',
    picture: null,
  },
  pictureAlt: null,
  publicSlug: null,
  wasPublic: false,
})

type Props = { id: string; person: { id: string; name: string } }

/** The article of this address, or a new one where the address says so. */
export function ArticleEditor({ id, person }: Props) {
  const isNew = useSearchParams()[0].has('novo')
  const { data, error, refetch } = useQuery({
    queryKey: [readOwnArticle.path, { id }],
    // One that is begun is no fault: what is typed of it stays while it is asked for again.
    queryFn: () => browserApi(readOwnArticle, { id }).catch((fault: unknown) => blankUnless(fault, isNew)),
    staleTime: 0,
    gcTime: 0,
  })
  const [empty] = useState(() => blank(id, person.name, new Date()))
  if (error && data === undefined) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  if (data === undefined) return <Skeleton className="h-96 w-full" />
  return <ArticleForm personId={person.id} article={data ?? empty} />
}

function blankUnless(fault: unknown, isNew: boolean): null {
  if (isNew && isMissing(fault)) return null
  throw fault
}
