import type { HTMLAttributes } from 'react'
import { classes } from '../layout/classes.ts'

type Props = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'article' | 'section' | 'li' | 'aside'
  /** Lifts under the pointer, for a card that is a link as a whole. */
  lifts?: boolean
}

/** A bordered surface, without shadow unless it lifts. */
export const Card = ({ as: Tag = 'div', lifts = false, className, ...rest }: Props) => (
  <Tag
    className={classes(
      'rounded-lg border border-line bg-surface p-5 sm:p-6',
      lifts && 'transition duration-200 ease-out focus-within:shadow-lifted hover:-translate-y-0.5 hover:shadow-lifted',
      className,
    )}
    {...rest}
  />
)
