import { classes } from '#browser/kit/layout/classes.ts'
import type { OutputOf } from '#shared/contract.ts'
import type { readWallet } from '../contract.ts'

const INK = { own: 'bg-accent', bonus: 'bg-metal', reserved: 'hatched' } as const
type Kind = keyof typeof INK

/** What the money in a wallet consists of, as one bar, where it has more than one part; the sentences below say it. */
export function BalanceParts({ wallet }: { wallet: OutputOf<typeof readWallet> }) {
  const parts: readonly [Kind, bigint][] = [
    ['own', wallet.availableCents],
    ['bonus', wallet.promotionalCents],
    ['reserved', wallet.reservedCents],
  ]
  const shown = parts.filter(([, amount]) => amount > 0n)
  if (shown.length < 2) return null
  return (
    <div aria-hidden="true" className="my-3 flex h-3 gap-px overflow-hidden rounded-sm border border-edge">
      {shown.map(([kind, amount]) => (
        <div key={kind} style={{ flexGrow: Number(amount) }} className={classes('min-w-1.5 basis-0', INK[kind])} />
      ))}
    </div>
  )
}

/** The mark of a part before its sentence. */
export const PartMark = ({ kind }: { kind: Kind }) => (
  <span aria-hidden="true" className={classes('inline-block size-2.5 rounded-sm border border-edge', INK[kind])} />
)
