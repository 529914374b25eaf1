import type { ReactNode } from 'react'
import { Badge } from '#browser/kit/display/badge.tsx'
import { orderOfShopPath } from './order-path.ts'

type Row = {
  orderId: string
  number: string
  receiver: string
  place: string
  service: string
  isPickup: boolean
  isGift: boolean
  pieces: readonly string[]
}

/** What of an order is seen in a list: number, who and where, how, and what. `choice`: beside it. */
export const OrderRow = ({ row, choice, children }: { row: Row; choice?: ReactNode; children?: ReactNode }) => (
  <li className="flex items-start gap-3 border-line border-b py-3">
    {choice}
    <div className="grid min-w-0 flex-1 gap-1">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <a href={orderOfShopPath(row.orderId)} className="prose-link font-mono font-semibold">
          {row.number}
        </a>
        <span>{row.isPickup ? 'Retirada' : [row.receiver, row.place].filter(Boolean).join(', ')}</span>
        {row.isGift && <Badge tone="metal">Presente</Badge>}
        {children}
      </p>
      <p className="text-quiet text-sm">{row.pieces.join(' · ')}</p>
      {!row.isPickup && <p className="text-quiet text-xs">{row.service}</p>}
    </div>
  </li>
)
