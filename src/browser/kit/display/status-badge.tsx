import { classes } from '../layout/classes.ts'

const LOOK = {
  online: ['ONLINE', 'bg-online-wash text-online', 'bg-online'],
  busy: ['OCUPADO', 'bg-busy-wash text-busy', 'border-2 border-busy'],
  offline: ['OFFLINE', 'bg-offline-wash text-offline', 'border border-offline'],
} as const

/** Green ONLINE, orange OCUPADO, grey OFFLINE; any other status counts as offline. The word is always shown. */
export function StatusBadge({ status }: { status: string }) {
  const [word, look, dot] = LOOK[status as keyof typeof LOOK] ?? LOOK.offline
  return (
    <span
      className={classes(
        'inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 font-semibold text-xs tracking-wide',
        look,
      )}
    >
      <span aria-hidden="true" className={classes('size-2 rounded-full', dot)} />
      {word}
    </span>
  )
}
