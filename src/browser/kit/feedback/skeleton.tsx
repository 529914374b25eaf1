import { classes } from '../layout/classes.ts'

/** The place of something on its way, in its size, so that nothing jumps. Give height and width by class. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden="true" className={classes('block animate-pulse rounded-md bg-sunken', className ?? 'h-4 w-full')} />
)
