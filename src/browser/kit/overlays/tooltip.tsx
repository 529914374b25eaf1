import * as Radix from 'radix-ui/tooltip'
import type { ReactElement, ReactNode } from 'react'

/**
 * A few words about a control, after 700 ms, at once when the last one closed under 300 ms ago. Needs a TooltipArea
 * around.
 */
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
