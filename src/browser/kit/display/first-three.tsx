import { Fragment, type ReactNode } from 'react'
import { ErrorState } from '../feedback/error-state.tsx'

const SHOWN = 3

type Props<One> = {
  query: { data: readonly One[] | undefined; isError: boolean; refetch: () => unknown }
  /** As rendered by the server. */
  initial: readonly One[] | undefined
  keyOf: (one: One) => string
  /** The placeholder of one item while loading. */
  shape: ReactNode
  /** The message when nothing was rendered and the call failed. */
  fault: string
  empty: ReactNode
  /** Classes of the grid. */
  grid?: string
  /** Classes of a single item. */
  className?: string
  children: (one: One, at: number) => ReactNode
}

/** The first three items: as the server rendered them, then as the call answers. A failed call keeps what is shown. */
export function FirstThree<One>({
  query,
  initial,
  keyOf,
  shape,
  fault,
  empty,
  grid = 'grid grid-cols-1 gap-5 md:grid-cols-3',
  className,
  children,
}: Props<One>) {
  const all = query.data ?? initial
  if (!all && query.isError) return <ErrorState onRetry={() => void query.refetch()}>{fault}</ErrorState>
  if (!all) {
    return (
      <div className={grid} aria-busy="true">
        {Array.from({ length: SHOWN }, (_, at) => (
          <Fragment key={at}>{shape}</Fragment>
        ))}
      </div>
    )
  }
  if (all.length === 0) return empty
  return (
    <ul className={grid}>
      {all.slice(0, SHOWN).map((one, at) => (
        <li key={keyOf(one)} className={className}>
          {children(one, at)}
        </li>
      ))}
    </ul>
  )
}
