import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { Select } from '#browser/kit/forms/select.tsx'
import { Differences, type Labelled } from './differences.tsx'
import { type Revision, RevisionList } from './revision-list.tsx'

type Page = { revisions: readonly Revision[]; hasMore: boolean }
type Props<F> = {
  /** What tells the revisions of this text from those of others. */
  name: string
  newest: number
  publicRevision: number | null
  /** Of a text that came with the product, its own words are number 0. */
  isOfProduct?: boolean
  list: (before?: number) => Promise<Page>
  read: (number: number) => Promise<F>
  labelled: (fields: F) => Labelled
  /** What stands in the form. */
  typed: F
  onRestore: (fields: F) => void
}

const wordsOf = (number: number) => (number === 0 ? 'como veio com o produto' : `revisão ${number}`)

/** Every revision with who wrote it and when; two of them, or one and what is typed, compared; one brought back. */
export function RevisionHistory<F>(props: Props<F>) {
  const { name, newest, publicRevision, isOfProduct = false, list } = props
  const first = isOfProduct ? 0 : 1
  const [older, setOlder] = useState(Math.max(first, newest - 1))
  const [newer, setNewer] = useState<number>()
  const query = useInfiniteQuery({
    queryKey: ['revisions', name, newest],
    queryFn: ({ pageParam }) => list(pageParam || undefined),
    initialPageParam: 0,
    getNextPageParam: ({ revisions, hasMore }) => (hasMore ? revisions.at(-1)?.number : undefined),
    placeholderData: (earlier) => earlier,
  })
  if (query.isError) return <ErrorState onRetry={() => void query.refetch()}>{errorMessage(query.error)}</ErrorState>
  if (query.isPending) return <Skeleton className="h-40 w-full" />
  const revisions = query.data.pages.flatMap((page) => page.revisions)
  const numbers = [...revisions.map(({ number }) => number), ...(isOfProduct ? [0] : [])]
  const options = numbers.map((number) => (
    <option key={number} value={number}>
      {wordsOf(number)}
    </option>
  ))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <RevisionList revisions={revisions} publicRevision={publicRevision} onCompare={setOlder} />
      {query.hasNextPage && (
        <Button variant="secondary" size="sm" className="justify-self-start" onClick={() => void query.fetchNextPage()}>
          Mostrar anteriores
        </Button>
      )}
      <div className="flex flex-wrap gap-3">
        <Select label="De" value={older} onChange={({ target }) => setOlder(Number(target.value))}>
          {options}
        </Select>
        <Select
          label="Para"
          value={newer ?? 'typed'}
          onChange={({ target }) => setNewer(target.value === 'typed' ? undefined : Number(target.value))}
        >
          <option value="typed">o que está escrito agora</option>
          {options}
        </Select>
      </div>
      <Compared {...props} older={older} newer={newer} />
    </div>
  )
}

type ComparedProps<F> = Pick<Props<F>, 'name' | 'read' | 'labelled' | 'typed' | 'onRestore'> & {
  older: number
  newer: number | undefined
}

function Compared<F>({ name, read, labelled, older, newer, typed, onRestore }: ComparedProps<F>) {
  const revision = (number: number) => ({ queryKey: ['revision', name, number], queryFn: () => read(number) })
  const before = useQuery(revision(older))
  const after = useQuery(revision(newer ?? older))
  const fault = before.error ?? after.error
  if (fault) return <ErrorState>{errorMessage(fault)}</ErrorState>
  if (before.data === undefined || after.data === undefined) return <Skeleton className="h-40 w-full" />
  const restored = before.data
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Differences
        older={labelled(restored)}
        newer={labelled(newer === undefined ? typed : after.data)}
        olderWords={wordsOf(older)}
        newerWords={newer === undefined ? 'o que está escrito agora' : wordsOf(newer)}
      />
      <Button variant="secondary" className="justify-self-start" onClick={() => onRestore(restored)}>
        {older === 0 ? 'Trazer de volta o texto que veio com o produto' : `Trazer de volta a revisão ${older}`}
      </Button>
    </div>
  )
}
