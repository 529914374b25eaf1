import { classes } from '../layout/classes.ts'

/** A placeholder of the size of what is loading, so that the layout does not shift. Set height and width by class. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden="true" className={classes('block animate-pulse rounded-md bg-sunken', className ?? 'h-4 w-full')} />
)
