import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'

/** The placeholder of a text that is loading. */
export const MeaningSkeleton = () => (
  <div className="grid max-w-3xl gap-4">
    <Skeleton className="h-16 w-full" />
    <Skeleton className="h-24 w-full" />
    <Skeleton className="h-24 w-full" />
  </div>
)
