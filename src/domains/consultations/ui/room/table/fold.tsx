import { type ReactNode, useState } from 'react'
import { Chevron } from '#browser/kit/layout/chevron.tsx'

type Props = { id?: string; summary: ReactNode; aside?: ReactNode; children: ReactNode }

/** Something that is read when one wants to; what it needs is fetched when it is unfolded first. */
export function Fold({ id, summary, aside, children }: Props) {
  const [wasOpen, setWasOpen] = useState(false)
  return (
    <details
      id={id}
      className="group border-line border-b"
      onToggle={({ currentTarget }) => currentTarget.open && setWasOpen(true)}
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 py-2 [&::-webkit-details-marker]:hidden">
        <Chevron />
        <span className="min-w-0 flex-1">
          <span className="font-display">{summary}</span>
          {aside && <span className="text-quiet text-sm"> · {aside}</span>}
        </span>
      </summary>
      <div className="pb-5 pl-7">{wasOpen && children}</div>
    </details>
  )
}
