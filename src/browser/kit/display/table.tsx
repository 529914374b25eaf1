import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../layout/classes.ts'

/** A table that scrolls within itself on narrow screens. */
export const Table = ({
  caption,
  captionShown = false,
  className,
  children,
  ...rest
}: ComponentProps<'table'> & { caption: ReactNode; captionShown?: boolean }) => (
  <section
    className="relative -mx-1 overflow-x-auto px-1"
    aria-label={typeof caption === 'string' ? caption : undefined}
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must be able to scroll it sideways
    tabIndex={0}
  >
    <table
      className={classes(
        'w-full border-collapse text-left text-sm',
        '[&_td]:border-line [&_td]:border-b [&_td]:py-3 [&_td]:pr-4 [&_td:last-child]:pr-0 [&_td]:align-top [&_th:last-child]:pr-0 [&_th]:border-line [&_th]:border-b [&_th]:py-2 [&_th]:pr-4 [&_thead_th]:font-medium [&_thead_th]:text-quiet',
        className,
      )}
      {...rest}
    >
      <caption className={captionShown ? 'pb-3 text-left font-display text-lg' : 'sr-only'}>{caption}</caption>
      {children}
    </table>
  </section>
)
