import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Badge } from '#browser/kit/display/badge.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { Select } from '#browser/kit/forms/select.tsx'
import { apiQuery } from '#browser/query.ts'
import { formatDayAndTime } from '#shared/dates.ts'
import type { ArticleFields } from '../../../articles/fields.rules.ts'
import { listArticleRevisions, readArticleRevision } from '../../../articles/team.contract.ts'
import { ArticleDifferences } from './article-differences.tsx'

type Props = {
  id: string
  newest: number
  publicRevision: number | null
  /** What stands in the form. */
  typed: ArticleFields
  onRestore: (fields: ArticleFields, number: number) => void
}

/** Every revision with who wrote it and when; two of them, or one and what is typed, compared; one brought back. */
export function RevisionHistory({ id, newest, publicRevision, typed, onRestore }: Props) {
  const [older, setOlder] = useState(Math.max(1, newest - 1))
  const [newer, setNewer] = useState<number>()
  const query = useInfiniteQuery({
    queryKey: [listArticleRevisions.path, { id, newest }],
    queryFn: ({ pageParam }) => browserApi(listArticleRevisions, { id, ...(pageParam && { before: pageParam }) }),
    initialPageParam: 0,
    getNextPageParam: ({ revisions, hasMore }) => (hasMore ? revisions.at(-1)?.number : undefined),
    placeholderData: (earlier) => earlier,
  })
  const revisions = query.data?.pages.flatMap((page) => page.revisions) ?? []
  const numbers = revisions.map(({ number }) => number)
  if (query.isError) return <ErrorState onRetry={() => void query.refetch()}>{errorMessage(query.error)}</ErrorState>
  if (query.isPending) return <Skeleton className="h-40 w-full" />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <ol className="border-line border-t text-sm" aria-label="Revisões, da mais nova à mais antiga">
        {revisions.map(({ number, writtenAt, by }) => (
          <li key={number} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-b py-1.5">
            <span className="w-8 font-semibold tabular-nums">{number}</span>
            <span className="min-w-0 flex-1 basis-48">
              {by ?? 'Veio com o produto'}, {formatDayAndTime(writtenAt)}
            </span>
            {number === publicRevision && <Badge tone="good">no ar</Badge>}
            <Button variant="quiet" size="sm" onClick={() => setOlder(number)}>
              Comparar
            </Button>
          </li>
        ))}
      </ol>
      {query.hasNextPage && (
        <Button variant="secondary" size="sm" className="justify-self-start" onClick={() => void query.fetchNextPage()}>
          Mostrar anteriores
        </Button>
      )}
      <div className="flex flex-wrap gap-3">
        <Select label="De" value={older} onChange={({ target }) => setOlder(Number(target.value))}>
          {numbers.map((number) => (
            <option key={number} value={number}>
              Revisão {number}
            </option>
          ))}
        </Select>
        <Select label="Para" value={newer ?? 0} onChange={({ target }) => setNewer(Number(target.value) || undefined)}>
          <option value={0}>O que está escrito agora</option>
          {numbers.map((number) => (
            <option key={number} value={number}>
              Revisão {number}
            </option>
          ))}
        </Select>
      </div>
      <Compared id={id} older={older} newer={newer} typed={typed} onRestore={onRestore} />
    </div>
  )
}

type ComparedProps = Pick<Props, 'id' | 'typed' | 'onRestore'> & { older: number; newer: number | undefined }

function Compared({ id, older, newer, typed, onRestore }: ComparedProps) {
  const before = useQuery(apiQuery(readArticleRevision, { id, number: older }))
  const after = useQuery({ ...apiQuery(readArticleRevision, { id, number: newer ?? older }) })
  const fault = before.error ?? after.error
  if (fault) return <ErrorState>{errorMessage(fault)}</ErrorState>
  if (!before.data || !after.data) return <Skeleton className="h-40 w-full" />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ArticleDifferences
        older={before.data.fields}
        newer={newer ? after.data.fields : typed}
        olderWords={`revisão ${older}`}
        newerWords={newer ? `revisão ${newer}` : 'o que está escrito agora'}
      />
      <Button variant="secondary" className="justify-self-start" onClick={() => onRestore(before.data.fields, older)}>
        Trazer de volta a revisão {older}
      </Button>
    </div>
  )
}
