import * as Radix from '@radix-ui/react-dropdown-menu'
import type { ReactElement, ReactNode } from 'react'
import { classes } from '../layout/classes.ts'

export type MenuItem = { words: ReactNode; onChoose: () => void; destructive?: boolean; disabled?: boolean }

/** Actions behind one button, with arrow keys, letters and Escape. For links use a list of links. */
export const Menu = ({ trigger, items }: { trigger: ReactElement; items: readonly MenuItem[] }) => (
  <Radix.Root modal={false}>
    <Radix.Trigger asChild>{trigger}</Radix.Trigger>
    <Radix.Portal>
      <Radix.Content
        sideOffset={4}
        align="end"
        collisionPadding={8}
        className="z-50 min-w-48 rounded-lg border border-line bg-surface p-1.5 shadow-lifted"
      >
        {items.map(({ words, onChoose, destructive, disabled }, at) => (
          <Radix.Item
            key={at}
            disabled={disabled ?? false}
            onSelect={onChoose}
            className={classes(
              'flex min-h-10 cursor-pointer items-center rounded-sm px-3 outline-none data-disabled:cursor-not-allowed data-highlighted:bg-accent-wash data-disabled:opacity-60',
              destructive ? 'text-bad' : 'data-highlighted:text-accent',
            )}
          >
            {words}
          </Radix.Item>
        ))}
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
)
