import type { ComponentProps } from 'react'
import { type ButtonLook, buttonLook } from './button-look.ts'
import { classes } from '../layout/classes.ts'
import { Spinner } from '../feedback/spinner.tsx'

type Props = ComponentProps<'button'> &
  ButtonLook & { /** In progress: clicks are ignored and the focus stays. */ busy?: boolean; busyWords?: string }

export function Button({
  variant,
  size,
  wide,
  busy = false,
  busyWords,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: Props) {
  return (
    <button
      type={busy && type === 'submit' ? 'button' : type}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onClick}
      className={classes(buttonLook({ variant, size, wide }), className)}
      {...rest}
    >
      {busy && <Spinner />}
      {(busy && busyWords) || children}
    </button>
  )
}
