import type { ComponentProps } from 'react'
import { classes } from '../layout/classes.ts'
import { iconOnly } from './icon-only.ts'

/** A button that shows only an icon; its label is for screen readers and the tooltip. */
export const IconButton = ({
  label,
  className,
  ...rest
}: Omit<ComponentProps<'button'>, 'aria-label'> & { label: string }) => (
  <button
    type="button"
    {...iconOnly(label)}
    className={classes(
      'inline-grid size-11 shrink-0 place-items-center rounded-full border border-transparent text-ink transition-colors duration-150 hover:bg-accent-wash hover:text-accent disabled:opacity-60 [&_svg]:size-5',
      className,
    )}
    {...rest}
  />
)
