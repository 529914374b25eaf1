import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorMessage } from '#browser/api.ts'
import { DownloadButton } from '#browser/files/download-button.tsx'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Table } from '#browser/kit/display/table.tsx'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { Select } from '#browser/kit/forms/select.tsx'
import { apiQuery } from '#browser/query.ts'
import { dayInSaoPaulo } from '#shared/dates.ts'
import { writtenTaxId } from '#shared/tax-id.ts'
import { readPapers } from '../../books/contract.ts'

const YEARS = 6

/** The yearly papers of consultants, for the accountant and for whoever lost theirs. */
export function ConsultantPapers() {
  const [current] = useState(() => Number(dayInSaoPaulo(new Date()).slice(0, 4)))
  const [year, setYear] = useState(String(current))
  const [pages, setPages] = useState<readonly string[]>([])
  const after = pages.at(-1)
  const { data, error, refetch } = useQuery({
    ...apiQuery(readPapers, { year, ...(after && { after }) }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Select
        label="Ano-calendário"
        className="max-w-48"
        value={year}
        onChange={({ target }) => {
          setYear(target.value)
          setPages([])
        }}
      >
        {Array.from({ length: YEARS }, (_, ago) => String(current - ago)).map((one) => (
          <option key={one}>{one}</option>
        ))}
      </Select>
      {error && <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>}
      {!data && !error && <Skeleton className="h-72 w-full" />}
      {data?.consultants.length === 0 && (
        <EmptyState title="Ninguém teve movimento neste ano">Escolha outro ano.</EmptyState>
      )}
      {data && data.consultants.length > 0 && (
        <Table caption="Informes de rendimentos" className="[&_td]:py-2">
          <thead>
            <tr>
              <th scope="col">Consultor</th>
              <th scope="col">CPF ou CNPJ</th>
              <th scope="col">
                <span className="sr-only">Arquivo</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {data.consultants.map(({ id, name, taxId }) => (
              <tr key={id}>
                <td>{name || 'Conta encerrada'}</td>
                <td className="whitespace-nowrap tabular-nums">{writtenTaxId(taxId)}</td>
                <td className="text-right">
                  <DownloadButton
                    href={`/api/team/accounting/files/informe?${new URLSearchParams({ consultant: id, year })}`}
                    name={`informe-${year}-${id}.pdf`}
                  >
                    {`Informe de ${year}`}
                  </DownloadButton>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {(after || data?.next) && (
        <div className="flex gap-3">
          <Button variant="quiet" size="sm" disabled={!after} onClick={() => setPages(pages.slice(0, -1))}>
            Anteriores
          </Button>
          <Button
            variant="quiet"
            size="sm"
            disabled={!data?.next}
            onClick={() => data?.next && setPages([...pages, data.next])}
          >
            Seguintes
          </Button>
        </div>
      )}
    </div>
  )
}
