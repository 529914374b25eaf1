import { Card } from '#browser/kit/display/card.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'

/** The placeholder of a card that is loading, in the same size. */
export const CardSkeleton = () => (
  <Card className="flex h-54 flex-col gap-2.5 p-4!">
    <div className="flex gap-3">
      <Skeleton className="size-16 rounded-full" />
      <div className="grid flex-1 content-center gap-2">
        <Skeleton className="h-5 w-36" />
        <Skeleton className="h-4 w-48" />
      </div>
    </div>
    <Skeleton className="mt-auto h-6" />
    <Skeleton className="h-9" />
    <Skeleton className="h-5 w-24" />
  </Card>
)
