import { Ornament } from '#browser/kit/art/ornament.tsx'
import { errorMessage } from '#browser/api.ts'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { DayCard } from './day-card.tsx'
import { OwnSky } from './own-sky.tsx'
import { useOwnDay } from './use-own-day.ts'
import { Yesterday } from './yesterday.tsx'

/** Today’s page of somebody’s almanac: the sky for their sign, their card, and yesterday’s question. */
export function AlmanacPage() {
  const { data: today, error, refetch } = useOwnDay()
  if (error) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  if (!today) return <Skeleton className="h-112 w-full" />
  return (
    <div className="rounded-lg border border-metal bg-surface p-1">
      <div className="grid gap-7 rounded-md border border-line p-5 sm:p-7">
        <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
          <OwnSky today={today} />
          <DayCard key={today.day} today={today} />
        </div>
        {today.toAnswer && (
          <>
            <Ornament className="justify-self-center" />
            <Yesterday key={today.day} toAnswer={today.toAnswer} />
          </>
        )}
      </div>
    </div>
  )
}
