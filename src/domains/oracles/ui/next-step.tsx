import type { ReactNode } from 'react'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'

/** Suggests a next step after a result. `address` is a list of consultants. */
export const NextStep = ({ address, words, children }: { address: string; words: string; children: ReactNode }) => (
  <aside className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-line border-t pt-6">
    <p className="measure text-quiet">{children}</p>
    <LinkButton href={address} variant="secondary">
      {words}
    </LinkButton>
  </aside>
)
