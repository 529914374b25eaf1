import type { ReactNode } from 'react'

/** An error of the whole form. The empty region is always rendered, so that screen readers announce its content. */
export const FormError = ({ children }: { children?: ReactNode }) => (
  <div role="alert" className="empty:hidden">
    {children ? <p className="rounded-md border border-bad bg-bad-wash px-4 py-3 text-sm">{children}</p> : null}
  </div>
)
