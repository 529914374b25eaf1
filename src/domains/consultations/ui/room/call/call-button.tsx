import type { ReactNode } from 'react'
import { IconButton } from '#browser/kit/buttons/icon-button.tsx'
import { classes } from '#browser/kit/layout/classes.ts'

/** A round button of a call; `isOff`: what it turns on and off is off now. */
export const CallButton = ({
  label,
  isOff = false,
  className,
  onClick,
  children,
}: {
  label: string
  isOff?: boolean
  className?: string
  onClick: () => void
  children: ReactNode
}) => (
  <IconButton
    label={label}
    onClick={onClick}
    className={classes(
      isOff ? 'border-bad bg-bad text-on-bad hover:bg-bad hover:text-on-bad' : 'border-edge bg-surface',
      className,
    )}
  >
    {children}
  </IconButton>
)
