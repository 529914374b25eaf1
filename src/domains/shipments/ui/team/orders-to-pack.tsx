import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi, errorMessage } from '#browser/api.ts'
import { DownloadButton } from '#browser/files/download-button.tsx'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { Checkbox } from '#browser/kit/forms/checkbox.tsx'
import { formatDayAndTime } from '#shared/dates.ts'
import { MOST_PARCELS_AT_ONCE } from '../../parcels/rules.ts'
import { listParcels, listToPack, packParcels } from '../../team/contract.ts'
import { NumberFilter } from './number-filter.tsx'
import { OrderRow } from './order-row.tsx'
import { PagedList, usePages } from './pages-of.tsx'

/** Paid orders with pieces in no parcel: slips for those that are chosen, and then packed. */
export function OrdersToPack() {
  const client = useQueryClient()
  const [number, setNumber] = useState('')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const pages = usePages(listToPack, { ...(number && { number }) })
  const orders = pages.data?.pages.flatMap((page) => page.orders) ?? []
  const contested = pages.data?.pages[0]?.contested ?? 0
  const marked = orders.filter(({ orderId }) => chosen.includes(orderId)).slice(0, MOST_PARCELS_AT_ONCE)
  const pack = useMutation({
    mutationFn: () =>
      browserApi(packParcels, { parcels: marked.map(({ orderId }) => ({ id: crypto.randomUUID(), orderId })) }),
    onSuccess: () => {
      setChosen([])
      return Promise.all([listToPack, listParcels].map(({ path }) => client.invalidateQueries({ queryKey: [path] })))
    },
  })
  const refused = pack.data?.results.filter(({ refused: why }) => why !== null) ?? []
  const toggle = (orderId: string) =>
    setChosen(chosen.includes(orderId) ? chosen.filter((one) => one !== orderId) : [...chosen, orderId])
  const areAllChosen = orders.length > 0 && orders.every(({ orderId }) => chosen.includes(orderId))
  return (
    <div className="grid gap-5">
      <NumberFilter onNumber={setNumber} />
      {contested > 0 && (
        <Notice
          tone="warn"
          title={contested === 1 ? 'Um pedido espera o banco' : `${contested} pedidos esperam o banco`}
        >
          Alguém contestou um pagamento. Não embale: eles voltam para esta lista, ou são cancelados, quando o banco
          decidir.
        </Notice>
      )}
      {orders.length > 0 && (
        <div className="flex flex-wrap items-center gap-3">
          <Checkbox
            label="Todos desta lista"
            checked={areAllChosen}
            onChange={() => setChosen(areAllChosen ? [] : orders.map(({ orderId }) => orderId))}
          />
          {marked.length > 0 && (
            <>
              <DownloadButton
                href={`/api/team/shop/files/slips?orders=${marked.map(({ orderId }) => orderId).join()}`}
                name="pedidos-a-embalar.pdf"
              >
                {`Folhas de ${marked.length}`}
              </DownloadButton>
              <Button size="sm" busy={pack.isPending} busyWords="Registrando…" onClick={() => pack.mutate()}>
                {marked.length === 1 ? 'Está embalado' : `Os ${marked.length} estão embalados`}
              </Button>
            </>
          )}
        </div>
      )}
      {pack.isError && <ErrorState>{errorMessage(pack.error)}</ErrorState>}
      {refused.map(({ orderId, refused: why }) => (
        <Notice key={orderId} tone="warn" title={`O pedido ${orderId.slice(0, 8).toUpperCase()} não foi embalado`}>
          {why}
        </Notice>
      ))}
      <PagedList pages={pages} count={orders.length} empty="Nada a embalar">
        {orders.map((row) => (
          <OrderRow
            key={row.orderId}
            row={row}
            choice={
              <Checkbox
                label={<span className="sr-only">Escolher o pedido {row.number}</span>}
                checked={chosen.includes(row.orderId)}
                onChange={() => toggle(row.orderId)}
              />
            }
          >
            <time dateTime={row.paidAt.toISOString()} className="text-quiet text-sm">
              pago em {formatDayAndTime(row.paidAt)}
            </time>
          </OrderRow>
        ))}
      </PagedList>
    </div>
  )
}
