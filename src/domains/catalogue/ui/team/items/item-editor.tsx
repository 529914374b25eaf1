import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { errorMessage, isMissing } from '#browser/api.ts'
import { Badge } from '#browser/kit/display/badge.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { apiQuery } from '#browser/query.ts'
import { formatDayAndTime } from '#shared/dates.ts'
import { readOwnItem } from '../../../publishing/items/contract.ts'
import { STATE_WORDS } from '../../../publishing/items/rules.ts'
import { KIND_WORDS } from '../kind-words.ts'
import { type TypedTerms, typedOf } from '../typed-terms.ts'
import type { Editing } from './editing.ts'
import { STATE_TONES } from './item-list.tsx'
import { ItemPreview } from './item-preview.tsx'
import { PriceForm } from './price-form.tsx'
import { PriceHistory } from './price-history.tsx'
import { Publication } from './publication-form.tsx'
import { type TypedWords, WordsForm, wordsOf } from './words-form.tsx'

/** One item: what it says, what it costs, when it is on sale, and what a client sees of it. */
export function ItemEditor({ slug }: { slug: string }) {
  const query = apiQuery(readOwnItem, { slug })
  const client = useQueryClient()
  const { data, error, refetch } = useQuery({ ...query, staleTime: 0 })
  if (isMissing(error)) return <ErrorState>Este item não existe, ou foi removido.</ErrorState>
  if (error && !data) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  if (!data) return <Skeleton className="h-96 w-full" />
  return (
    <Loaded
      page={data}
      onChanged={(page) => client.setQueryData(query.queryKey, page)}
      onBehind={() => void refetch()}
    />
  )
}

function Loaded({ page, onChanged, onBehind }: Editing) {
  const { item, worst, paying, prices } = page
  const [words, setWords] = useState<TypedWords>(() => wordsOf(item))
  const [typed, setTyped] = useState<TypedTerms>(() => typedOf(item.current))
  const acting = { page, onChanged, onBehind }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Badge tone={STATE_TONES[item.state]}>{STATE_WORDS[item.state]}</Badge>
        <span>{KIND_WORDS[item.kind]}</span>
        <span className="wrap-anywhere text-quiet">{item.slug}</span>
        {item.from && <span className="text-quiet">à venda desde {formatDayAndTime(item.from)}</span>}
        {item.until && <span className="text-quiet">até {formatDayAndTime(item.until)}</span>}
        {paying > 0 && (
          <span className="text-warn">
            {paying === 1 ? '1 pedido ainda pode ser pago' : `${paying} pedidos ainda podem ser pagos`}
          </span>
        )}
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
          {item.kind !== 'gift_card' && <PriceForm {...acting} typed={typed} onTyped={setTyped} />}
          <WordsForm {...acting} words={words} onWords={setWords} />
          <Publication {...acting} />
        </div>
        <ItemPreview item={item} words={words} typed={typed} />
      </div>
      {worst && (
        <section aria-labelledby="sobra" className="grid gap-2">
          <h2 id="sobra" className="text-xl">
            O pior conjunto hoje
          </h2>
          <p className="measure text-sm">{worst}</p>
        </section>
      )}
      <PriceHistory item={item} prices={prices} onChanged={onChanged} />
    </div>
  )
}
