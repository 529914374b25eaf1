import { useState } from 'react'
import { DownloadButton } from '#browser/files/download-button.tsx'
import { Badge } from '#browser/kit/display/badge.tsx'
import { formatDayAndTime } from '#shared/dates.ts'
import { MOST_PARCELS_AT_ONCE, type ParcelState } from '../../parcels/rules.ts'
import { listParcels } from '../../team/contract.ts'
import { NumberFilter } from './number-filter.tsx'
import { OrderRow } from './order-row.tsx'
import { PagedList, usePages } from './pages-of.tsx'

const EMPTY: Partial<Record<ParcelState, string>> = {
  packed: 'Nenhum pacote à espera de postagem',
  posted: 'Nenhum pacote a caminho',
  missing: 'Nenhum pacote a procurar',
}

/** Parcels in one state; labels and slips of those that are packed, in one file each. */
export function ParcelList({ state }: { state: ParcelState }) {
  const [number, setNumber] = useState('')
  const pages = usePages(listParcels, { state, ...(number && { number }) })
  const parcels = pages.data?.pages.flatMap((page) => page.parcels) ?? []
  const ids = parcels
    .filter(({ isGivenUp }) => !isGivenUp)
    .slice(0, MOST_PARCELS_AT_ONCE)
    .map(({ id }) => id)
  return (
    <div className="grid gap-5">
      <NumberFilter onNumber={setNumber} />
      {state === 'packed' && ids.length > 0 && (
        <div className="flex flex-wrap gap-3">
          <DownloadButton href={`/api/team/shop/files/labels?parcels=${ids.join()}`} name="etiquetas.pdf">
            {`Etiquetas de ${ids.length}`}
          </DownloadButton>
          <DownloadButton href={`/api/team/shop/files/slips?parcels=${ids.join()}`} name="folhas.pdf">
            {`Folhas de ${ids.length}`}
          </DownloadButton>
        </div>
      )}
      <PagedList pages={pages} count={parcels.length} empty={EMPTY[state] ?? 'Nenhum pacote'}>
        {parcels.map((row) => (
          <OrderRow key={row.id} row={row}>
            {row.n > 1 && <Badge>Pacote {row.n}</Badge>}
            {row.isGivenUp && <Badge tone="bad">Não poste: o cliente desistiu</Badge>}
            {!row.hasInvoice && <Badge tone="warn">Falta a nota</Badge>}
            {row.trackingCode && <span className="font-mono text-quiet text-xs">{row.trackingCode}</span>}
            <time dateTime={row.at.toISOString()} className="text-quiet text-sm">
              embalado em {formatDayAndTime(row.at)}
            </time>
          </OrderRow>
        ))}
      </PagedList>
    </div>
  )
}
