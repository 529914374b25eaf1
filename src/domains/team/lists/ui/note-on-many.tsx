import { useState } from 'react'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Badge } from '#browser/kit/display/badge.tsx'
import { TextArea } from '#browser/kit/forms/text-area.tsx'
import { Dialog } from '#browser/kit/overlays/dialog.tsx'
import type { ObjectKind } from '../../objects.rules.ts'
import { addNote } from '../../notes/contract.ts'
import { MOST_NOTE } from '../../notes/rules.ts'
import type { Row } from './data-table.tsx'

type Person = { id: string; name: string }
const personOf = (row: Row) => (row.person ?? row.client) as Person
type Result = { id: string; name: string; refused: string | undefined }

/** One note on every chosen row, one after the other. What is refused says why, and keeps nothing from the others. */
export function NoteOnMany({ rows, kind }: { rows: readonly Row[]; kind: ObjectKind }) {
  const [isOpen, setOpen] = useState(false)
  const [body, setBody] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [results, setResults] = useState<readonly Result[]>([])
  async function write(chosen: readonly Row[]) {
    setBusy(true)
    for (const row of chosen) {
      const { id, name } = personOf(row)
      const about = kind === 'person' ? {} : { about: { kind, id: row.id } }
      const refused = await browserApi(addNote, { id, noteId: crypto.randomUUID(), body, ...about }).then(
        () => undefined,
        (error: unknown) => errorMessage(error),
      )
      setResults((before) => [...before.filter((one) => one.id !== row.id), { id: row.id, name, refused }])
    }
    setBusy(false)
  }
  const failed = results.filter(({ refused }) => refused !== undefined)
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        onClick={() => {
          setResults([])
          setOpen(true)
        }}
      >
        Anotar em todas
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={`Anotar em ${rows.length}`}>
        <form
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            void write(results.length > 0 ? rows.filter(({ id }) => failed.some((one) => one.id === id)) : rows)
          }}
        >
          <TextArea
            label="Anotação"
            hint="Só a equipe lê; a pessoa a recebe se pedir os dados dela."
            maxLength={MOST_NOTE}
            value={body}
            onChange={(event) => setBody(event.target.value)}
          />
          {(results.length === 0 || failed.length > 0) && (
            <Button type="submit" busy={isBusy} busyWords="Anotando…" className="justify-self-start">
              {results.length === 0 ? 'Anotar' : `Tentar de novo em ${failed.length}`}
            </Button>
          )}
        </form>
        <ul aria-live="polite" className="grid gap-1 text-sm">
          {results.map(({ id, name, refused }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-2">
              <span>{name}</span>
              {refused === undefined ? <Badge tone="good">Anotado</Badge> : <span className="text-bad">{refused}</span>}
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  )
}
