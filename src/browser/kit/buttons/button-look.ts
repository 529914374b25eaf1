import { classes } from '../layout/classes.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'destructive'
export type ButtonSize = 'sm' | 'md' | 'lg'
export type ButtonLook = {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  wide?: boolean | undefined
}

const VARIANT: Record<ButtonVariant, string> = {
  primary: 'border-accent bg-accent text-on-accent hover:border-accent-strong hover:bg-accent-strong',
  secondary: 'border-edge bg-surface text-ink hover:border-accent hover:text-accent',
  quiet: 'border-transparent text-accent hover:bg-accent-wash',
  destructive: 'border-bad bg-bad text-on-bad hover:brightness-95',
}
const SIZE: Record<ButtonSize, string> = {
  sm: 'min-h-10 gap-1.5 px-3 text-sm',
  md: 'min-h-11 gap-2 px-5 text-base',
  lg: 'min-h-13 gap-2.5 px-7 text-lg',
}

/** One look for buttons and for links that look like buttons. */
export const buttonLook = ({ variant = 'primary', size = 'md', wide = false }: ButtonLook) =>
  classes(
    'inline-flex items-center justify-center rounded-md border py-1.5 text-center font-semibold no-underline transition-colors duration-150 ease-out',
    'disabled:opacity-60 aria-disabled:not-aria-busy:opacity-60 active:translate-y-px',
    VARIANT[variant],
    SIZE[size],
    wide && 'w-full',
  )
