import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Badge, type BadgeTone } from '#browser/kit/display/badge.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { Table } from '#browser/kit/display/table.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { Fold } from '#browser/kit/layout/fold.tsx'
import { Dialog } from '#browser/kit/overlays/dialog.tsx'
import { apiQuery } from '#browser/query.ts'
import { formatIsoDay } from '#shared/dates.ts'
import { writtenTaxId } from '#shared/tax-id.ts'
import { type Note, readNotes } from '../../notes/contract.ts'
import { manyNotes, NOTE_STATE_WORDS } from '../../notes/rules.ts'
import { ImportNotes } from './import-notes.tsx'
import type { Month } from './month.ts'
import { NoteForm } from './note-form.tsx'

const TONES: Record<Note['state'], BadgeTone> = { none: 'plain', issued: 'good', refused: 'bad', cancelled: 'warn' }

type Props = { month: string; counts: Month['notes'] }

/** The service notes of a closed month: how each stands, by hand or from a spreadsheet. */
export function NotesOfMonth({ month, counts }: Props) {
  const [pages, setPages] = useState<readonly string[]>([])
  const [edited, setEdited] = useState<Note>()
  const after = pages.at(-1)
  const { data, error, refetch } = useQuery({
    ...apiQuery(readNotes, { month, ...(after && { after }) }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  return (
    <section aria-labelledby="notas" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div>
        <h2 id="notas" className="text-xl">
          Notas de serviço
        </h2>
        <p className="measure text-quiet text-sm">
          Uma por consultor, pela comissão do mês. {counts.map(({ state, many }) => manyNotes(state, many)).join(', ')}
        </p>
      </div>
      <Fold title="Importar a situação das notas">
        <ImportNotes />
      </Fold>
      {error && <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>}
      {!data && !error && <Skeleton className="h-40 w-full" />}
      {data?.notes.length === 0 && <p className="text-quiet">Nenhuma comissão neste mês, nenhuma nota.</p>}
      {data && data.notes.length > 0 && <NoteTable notes={data.notes} onEdit={setEdited} />}
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
      <Dialog
        open={edited !== undefined}
        onClose={() => setEdited(undefined)}
        title={edited ? `DPS ${edited.dpsNumber}, ${edited.name}` : ''}
      >
        {edited && <NoteForm note={edited} onDone={() => setEdited(undefined)} />}
      </Dialog>
    </section>
  )
}

const NoteTable = ({ notes, onEdit }: { notes: readonly Note[]; onEdit: (note: Note) => void }) => (
  <Table caption="Notas deste mês" className="[&_td]:py-2">
    <thead>
      <tr>
        <th scope="col">DPS</th>
        <th scope="col">Consultor</th>
        <th scope="col">CPF ou CNPJ</th>
        <th scope="col" className="text-right">
          Comissão
        </th>
        <th scope="col">Situação</th>
        <th scope="col">Nota</th>
        <th scope="col" className="text-right">
          Retido
        </th>
        <th scope="col">
          <span className="sr-only">O que fazer</span>
        </th>
      </tr>
    </thead>
    <tbody>
      {notes.map((note) => (
        <tr key={note.dpsNumber}>
          <td className="tabular-nums">{note.dpsNumber}</td>
          <td className="whitespace-nowrap">{note.name}</td>
          <td className="whitespace-nowrap tabular-nums">{writtenTaxId(note.taxId)}</td>
          <td className="text-right">
            <Money amount={note.commissionCents} />
          </td>
          <td>
            <Badge tone={TONES[note.state]}>{NOTE_STATE_WORDS[note.state]}</Badge>
          </td>
          <td className="whitespace-nowrap tabular-nums">
            {note.number}
            {note.issuedOn && <span className="text-quiet"> em {formatIsoDay(note.issuedOn)}</span>}
          </td>
          <td className="text-right">
            <Money amount={note.withheldCents} />
          </td>
          <td>
            <Button variant="quiet" size="sm" className="-my-2" onClick={() => onEdit(note)}>
              Registrar<span className="sr-only"> a nota da DPS {note.dpsNumber}</span>
            </Button>
          </td>
        </tr>
      ))}
    </tbody>
  </Table>
)
