import * as Radix from 'radix-ui/tooltip'
import type { ReactElement, ReactNode } from 'react'

/** A short text about a control, after 700 ms, or at once within 300 ms of the last one. Needs a TooltipArea around. */
export const Tooltip = ({ words, children }: { words: ReactNode; children: ReactElement }) => (
  <Radix.Root>
    <Radix.Trigger asChild>{children}</Radix.Trigger>
    <Radix.Portal>
      <Radix.Content
        sideOffset={4}
        collisionPadding={8}
        className="z-50 max-w-xs rounded-sm bg-ink px-3 py-1.5 text-ground text-sm"
      >
        {words}
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
)
