import { useQuery, useQueryClient } from '@tanstack/react-query'
import { errorMessage, isMissing } from '#browser/api.ts'
import { Badge } from '#browser/kit/display/badge.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { apiQuery } from '#browser/query.ts'
import { type OwnProductPage, readOwnProduct } from '../../publishing/contract.ts'
import { productPath } from '../shop-address.ts'
import { isBehind } from './faults-of-error.ts'
import { PicturesSection } from './pictures-section.tsx'
import { STATE_TONES, STATE_WORDS } from './product-states.ts'
import { PublicationSection } from './publication-section.tsx'
import { VariantsSection } from './variants-section.tsx'
import { WordsForm } from './words-form.tsx'

/** One product: its variants with price and stock, what it says, how it looks, and whether it is in the shop. */
export function ProductEditor({ id }: { id: string }) {
  const query = apiQuery(readOwnProduct, { id })
  const client = useQueryClient()
  const { data: page, error, refetch } = useQuery({ ...query, staleTime: 0 })
  if (isMissing(error)) return <ErrorState>Este produto não existe.</ErrorState>
  if (error && !page) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  if (!page) return <Skeleton className="h-96 w-full" />
  const editing = {
    page,
    onChanged: (changed: OwnProductPage) => client.setQueryData(query.queryKey, changed),
    onFailed: (failure: unknown) => {
      if (isBehind(failure)) void refetch()
    },
  }
  return (
    <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-10">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <span className="font-semibold text-lg">{page.name}</span>
        <Badge tone={STATE_TONES[page.state]}>{STATE_WORDS[page.state]}</Badge>
        {page.state === 'published' ? (
          <a href={productPath(page.slug)} className="prose-link">
            Ver na loja
          </a>
        ) : (
          <span className="wrap-anywhere text-quiet">{page.slug}</span>
        )}
      </p>
      <VariantsSection {...editing} />
      <WordsForm key={page.id} {...editing} />
      <PicturesSection {...editing} />
      <PublicationSection {...editing} />
    </div>
  )
}
