import type { ReactNode } from 'react'

/**
 * What is wrong with the whole form, told at once to eye and ear. The empty region stands ready, so that screen readers
 * hear it fill.
 */
export const FormError = ({ children }: { children?: ReactNode }) => (
  <div role="alert" className="empty:hidden">
    {children ? <p className="rounded-md border border-bad bg-bad-wash px-4 py-3 text-sm">{children}</p> : null}
  </div>
)
