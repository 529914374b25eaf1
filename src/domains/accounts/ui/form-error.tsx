import type { ReactNode } from 'react'
import { linkedWords } from '#browser/kit/feedback/linked-words.tsx'

/** An error of the whole form. The empty region is always rendered, so that screen readers announce its content. */
export const FormError = ({ children }: { children?: ReactNode }) => (
  <div role="alert" className="empty:hidden">
    {children ? (
      <p className="rounded-md border border-bad bg-bad-wash px-4 py-3 text-sm">{linkedWords(children)}</p>
    ) : null}
  </div>
)
