import { useState } from 'react'
import { Badge } from '#browser/kit/display/badge.tsx'
import { Select } from '#browser/kit/forms/select.tsx'
import { formatDayAndTime } from '#shared/dates.ts'
import { RETURN_STATES, type ReturnState } from '../../returns/rules.ts'
import { listReturns } from '../../team/contract.ts'
import { lastDay } from '../last-day.ts'
import { RETURN_STATE_WORDS } from '../state-words.ts'
import { orderOfShopPath } from './order-path.ts'
import { PagedList, usePages } from './pages-of.tsx'

/** Returns in one state, the longest waiting first. */
export function ReturnList() {
  const [state, setState] = useState<ReturnState>('requested')
  const pages = usePages(listReturns, { state })
  const returns = pages.data?.pages.flatMap((page) => page.returns) ?? []
  return (
    <div className="grid gap-5">
      <Select label="Situação" value={state} onChange={(event) => setState(event.target.value as ReturnState)}>
        {RETURN_STATES.map((one) => (
          <option key={one} value={one}>
            {RETURN_STATE_WORDS[one].words}
          </option>
        ))}
      </Select>
      <PagedList pages={pages} count={returns.length} empty="Nenhuma devolução nesta situação">
        {returns.map((one) => (
          <li key={one.id} className="flex flex-wrap items-baseline gap-x-3 gap-y-1 border-line border-b py-3">
            <a href={orderOfShopPath(one.orderId)} className="prose-link font-mono font-semibold">
              {one.number}
            </a>
            <span>
              {one.receiver} · pedido {one.order}
            </span>
            {one.state === 'requested' && !one.hasPostage && <Badge tone="warn">Falta o código de postagem</Badge>}
            {one.refundedBy && one.state === 'on_its_way' && (
              <Badge tone="bad">Devolve sozinho depois de {lastDay(one.refundedBy)}</Badge>
            )}
            {one.trackingCode && <span className="font-mono text-quiet text-xs">{one.trackingCode}</span>}
            <time dateTime={one.requestedAt.toISOString()} className="text-quiet text-sm">
              {formatDayAndTime(one.requestedAt)}
            </time>
          </li>
        ))}
      </PagedList>
    </div>
  )
}
