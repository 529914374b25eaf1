import { formatDuration } from '#shared/dates.ts'

/** A duration in ms, shown as "16 min 43 s". */
export const Duration = ({ ms, className = '' }: { ms: number; className?: string }) => (
  <time
    dateTime={`PT${Math.floor(ms / 1000)}S`}
    translate="no"
    className={`whitespace-nowrap tabular-nums ${className}`}
  >
    {formatDuration(ms)}
  </time>
)
