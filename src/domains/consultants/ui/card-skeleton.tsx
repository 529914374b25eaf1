import { Card } from '#browser/kit/display/card.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'

/** The placeholder of a card that is loading, in the same size. */
export const CardSkeleton = () => (
  <Card className="flex h-112 flex-col gap-4">
    <div className="flex gap-4">
      <Skeleton className="size-20 rounded-full" />
      <div className="grid flex-1 content-center gap-2">
        <Skeleton className="h-5 w-20" />
        <Skeleton className="h-6 w-36" />
      </div>
    </div>
    <Skeleton className="h-5 w-48" />
    <Skeleton className="h-16" />
    <Skeleton className="mt-auto h-24" />
  </Card>
)
