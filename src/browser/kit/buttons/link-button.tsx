import type { ComponentProps } from 'react'
import { type ButtonLook, buttonLook } from './button-look.ts'
import { classes } from '../layout/classes.ts'

/** A plain link that looks like a button: it goes somewhere, it does nothing. */
export const LinkButton = ({
  variant,
  size,
  wide,
  className,
  children,
  ...rest
}: ComponentProps<'a'> & ButtonLook & { href: string }) => (
  <a className={classes(buttonLook({ variant, size, wide }), className)} {...rest}>
    {children}
  </a>
)
