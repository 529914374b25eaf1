import { Button } from '#browser/kit/buttons/button.tsx'
import { Badge } from '#browser/kit/display/badge.tsx'
import { formatDayAndTime } from '#shared/dates.ts'

export type Revision = { number: number; writtenAt: Date; by: string | null }
type Props = {
  revisions: readonly Revision[]
  publicRevision: number | null
  onCompare: (number: number) => void
}

/** Who wrote each revision, and when. */
export const RevisionList = ({ revisions, publicRevision, onCompare }: Props) => (
  <ol className="border-line border-t text-sm" aria-label="Revisões, da mais nova à mais antiga">
    {revisions.map(({ number, writtenAt, by }) => (
      <li key={number} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-b py-1.5">
        <span className="w-8 font-semibold tabular-nums">{number}</span>
        <span className="min-w-0 flex-1 basis-48">
          {by ?? 'Veio com o produto'}, {formatDayAndTime(writtenAt)}
        </span>
        {number === publicRevision && <Badge tone="good">no ar</Badge>}
        <Button variant="quiet" size="sm" onClick={() => onCompare(number)}>
          Comparar<span className="sr-only"> a revisão {number}</span>
        </Button>
      </li>
    ))}
  </ol>
)
