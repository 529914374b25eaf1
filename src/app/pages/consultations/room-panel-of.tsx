import { Suspense } from 'react'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { lazyPart } from '#browser/late-code.ts'
import type { Consultation } from '#domains/consultations/contract.ts'

const RoomPanel = lazyPart(() => import('#domains/clients/ui/room-panel.tsx'), 'RoomPanel')
const WaitingCount = lazyPart(() => import('#domains/queue/ui/waiting-count.tsx'), 'WaitingCount')
const ChartButton = lazyPart(() => import('#domains/oracles/birth-chart/ui/chart-button.tsx'), 'ChartButton')

/** What a consultant keeps at hand in a room; consultations know neither the clients' book nor charts. */
export const roomPanelOf = (running: Consultation) => (
  <Suspense fallback={<Skeleton className="h-72 w-full" />}>
    <WaitingCount consultantId={running.consultant.id} />
    <RoomPanel
      consultation={running}
      chartOf={({ bornOn, bornTime, place }) => (
        <Suspense>
          <ChartButton
            name={running.client.name}
            born={{ day: bornOn, hour: bornTime ?? undefined, town: place ?? '' }}
          />
        </Suspense>
      )}
    />
  </Suspense>
)
