import { Suspense } from 'react'
import { lazyPart } from '#browser/late-code.ts'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { QueueFilters } from './queue-filters.tsx'
import { useQueueAddress } from './queue-address.ts'
import { WaitingCases } from './waiting-cases.tsx'

const DecidedCases = lazyPart(() => import('./decided-cases.tsx'), 'DecidedCases')

/** All decisions of the team: what waits, what rests, what was decided. Each place has an address. */
export function Queue({ memberId }: { memberId: string }) {
  const { address } = useQueueAddress()
  return (
    <>
      <QueueFilters />
      {address.view === 'decided' ? (
        <Suspense fallback={<Skeleton className="h-96 w-full" />}>
          <DecidedCases />
        </Suspense>
      ) : (
        // Another view begins at its own top.
        <WaitingCases key={`${address.view} ${address.kind} ${address.isMine}`} memberId={memberId} />
      )}
    </>
  )
}
