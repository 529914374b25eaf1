import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ChangeEvent, useState } from 'react'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Badge } from '#browser/kit/display/badge.tsx'
import { Table } from '#browser/kit/display/table.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { TextArea } from '#browser/kit/forms/text-area.tsx'
import { readBooksMonth } from '../../books/contract.ts'
import { importNotes, readNotes } from '../../notes/contract.ts'
import { COLUMNS, MOST_ROWS } from '../../notes/table.rules.ts'

const OUTCOMES = {
  recorded: { words: 'registrada', tone: 'good' },
  same: { words: 'já estava assim', tone: 'plain' },
  failed: { words: 'não deu certo', tone: 'bad' },
} as const

/** How notes stand from a spreadsheet, pasted or chosen, with a result for each row. */
export function ImportNotes() {
  const client = useQueryClient()
  const [table, setTable] = useState('')
  const send = useMutation({
    mutationFn: () => browserApi(importNotes, { table }),
    onSuccess: () =>
      Promise.all([readNotes, readBooksMonth].map(({ path }) => client.invalidateQueries({ queryKey: [path] }))),
  })
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (file) setTable(await file.text())
    target.value = ''
  }
  const rows = send.data?.rows ?? []
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <TextArea
        label="Planilha de notas"
        hint={`Uma linha por nota, até ${MOST_ROWS.toLocaleString('pt-BR')}. Colunas: ${COLUMNS.join(';')}. A situação é emitida, recusada ou cancelada; chave e retido podem faltar.`}
        rows={6}
        className="font-mono text-xs"
        placeholder={`${COLUMNS.join(';')}\n1;emitida;77;03/11/2026;;0,00`}
        value={table}
        onChange={({ target }) => setTable(target.value)}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          busy={send.isPending}
          busyWords="Importando…"
          disabled={table.trim() === ''}
          onClick={() => send.mutate()}
        >
          Importar
        </Button>
        <label className="prose-link inline-flex min-h-11 cursor-pointer items-center text-sm focus-within:outline-2">
          Escolher um arquivo
          <input type="file" accept=".csv,.txt,text/csv" className="sr-only" onChange={(event) => void read(event)} />
        </label>
      </div>
      {send.isError && <ErrorState>{errorMessage(send.error)}</ErrorState>}
      {rows.length > 0 && (
        <Table caption="Resultado de cada linha" captionShown className="[&_td]:py-1.5" aria-live="polite">
          <thead>
            <tr>
              <th scope="col">Linha</th>
              <th scope="col">DPS</th>
              <th scope="col">Resultado</th>
              <th scope="col">Por quê</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ line, dps, outcome, why }) => (
              <tr key={line}>
                <td className="tabular-nums">{line}</td>
                <td className="break-all tabular-nums">{dps}</td>
                <td>
                  <Badge tone={OUTCOMES[outcome].tone}>{OUTCOMES[outcome].words}</Badge>
                </td>
                <td>{why}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </div>
  )
}
