import type { ReactNode } from 'react'

/** Terms and values, in two columns where there is space. */
export const DefinitionList = ({ children }: { children: ReactNode }) => (
  <dl className="grid gap-x-8 gap-y-2 text-sm sm:grid-cols-2">{children}</dl>
)

export const Definition = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid content-start gap-0.5">
    <dt className="text-quiet">{name}</dt>
    <dd className="break-words">{children}</dd>
  </div>
)
