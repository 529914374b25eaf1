import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Meter } from '#browser/kit/display/meter.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { apiQuery } from '#browser/query.ts'
import { formatDayAndTime } from '#shared/dates.ts'
import { formatNumber } from '#shared/numbers.ts'
import { askExport, readExport } from '../contract.ts'
import type { Period } from '../sums/rules.ts'
import { DownloadButton } from '#browser/files/download-button.tsx'

const LOOK_AGAIN_MS = 1_000

/** The spreadsheet of a period with very many lines: asked for, shown while it is written, fetched when it is ready. */
export function LongExport({ period }: { period: Period }) {
  const client = useQueryClient()
  const [id, setId] = useState<string>()
  const ask = useMutation({
    mutationFn: () => browserApi(askExport, { id: crypto.randomUUID(), ...period }),
    onSuccess: (asked) => {
      client.setQueryData(apiQuery(readExport, { id: asked.id }).queryKey, asked)
      setId(asked.id)
    },
  })
  return (
    <div className="grid justify-items-start gap-3">
      {id ? (
        <ExportProgress id={id} />
      ) : (
        <Button variant="secondary" size="sm" busy={ask.isPending} busyWords="Pedindo…" onClick={() => ask.mutate()}>
          Preparar a planilha (CSV)
        </Button>
      )}
      {ask.isError && <ErrorState>{errorMessage(ask.error)}</ErrorState>}
    </div>
  )
}

/** How far one is; the address of the mail leads here, too. */
export function ExportProgress({ id }: { id: string }) {
  const { data, error, refetch } = useQuery({
    ...apiQuery(readExport, { id }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.path || state.error ? false : LOOK_AGAIN_MS),
  })
  if (error instanceof ApiError && error.status === 404)
    return (
      <Notice title="Esta planilha não está mais aqui">
        Planilhas ficam guardadas por sete dias. Escolha o período abaixo e peça outra.
      </Notice>
    )
  if (error) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  if (!data) return null
  const { path, lines, doneLines, isMailed, from, to, expiresAt } = data
  if (path)
    return (
      <div className="grid justify-items-start gap-2">
        <DownloadButton href={path} name={`extrato-${from}-a-${to}.csv`}>
          Baixar a planilha
        </DownloadButton>
        <p className="text-quiet text-sm">Fica guardada até {formatDayAndTime(expiresAt)}.</p>
      </div>
    )
  return (
    <div className="grid w-full max-w-md gap-3" role="status">
      <Meter
        label="Planilha em preparo"
        value={doneLines}
        max={lines}
        words={`${formatNumber(doneLines)} de ${formatNumber(lines)} movimentos`}
      />
      {isMailed && (
        <Notice tone="accent" title="Vai demorar mais um pouco">
          Pode fechar esta página: mandamos o endereço por e-mail quando a planilha estiver pronta.
        </Notice>
      )}
    </div>
  )
}
