import type { ComponentProps } from 'react'
import { type ButtonLook, buttonLook } from './button-look.ts'
import { classes } from '../layout/classes.ts'

/** A link that looks like a button. For navigation only, not for actions. */
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
