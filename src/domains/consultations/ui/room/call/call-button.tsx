import type { ReactNode } from 'react'
import { IconButton } from '#browser/kit/buttons/icon-button.tsx'
import { classes } from '#browser/kit/layout/classes.ts'

/** A round button of a call; `isOff`: what it turns on and off is off now. */
export const CallButton = ({
  label,
  shortcut,
  isOff = false,
  className,
  onClick,
  children,
}: {
  label: string
  /** A letter that does the same. */
  shortcut?: string | undefined
  isOff?: boolean
  className?: string
  onClick: () => void
  children: ReactNode
}) => (
  <IconButton
    label={shortcut ? `${label} (${shortcut})` : label}
    aria-keyshortcuts={shortcut}
    onClick={onClick}
    className={classes(
      isOff ? 'border-bad bg-bad text-on-bad hover:bg-bad hover:text-on-bad' : 'border-edge bg-surface',
      className,
    )}
  >
    {children}
  </IconButton>
)
