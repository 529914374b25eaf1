import type { ReactNode } from 'react'
import { Chevron } from './chevron.tsx'

export type AccordionItem = { title: ReactNode; content: ReactNode; id?: string; open?: boolean }

/** Questions that open one below the other. With a `name`, opening one closes the others. Works without JavaScript. */
export const Accordion = ({ items, name }: { items: readonly AccordionItem[]; name?: string }) => (
  <div className="border-line border-t">
    {items.map(({ title, content, id, open }, at) => (
      <details key={id ?? at} id={id} name={name} open={open} className="group border-line border-b">
        <summary className="flex min-h-14 list-none items-center justify-between gap-6 py-3 font-display text-lg hover:text-accent [&::-webkit-details-marker]:hidden">
          {title}
          <Chevron />
        </summary>
        <div className="measure pb-6 text-quiet">{content}</div>
      </details>
    ))}
  </div>
)
