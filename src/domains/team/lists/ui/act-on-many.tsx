import { useState } from 'react'
import { errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Badge } from '#browser/kit/display/badge.tsx'
import { TextArea } from '#browser/kit/forms/text-area.tsx'
import { Dialog } from '#browser/kit/overlays/dialog.tsx'
import type { Row } from './data-table.tsx'

type Person = { id: string; name: string }
const personOf = (row: Row) => (row.person ?? row.client) as Person
type Result = { id: string; name: string; refused: string | undefined }

type Props = {
  rows: readonly Row[]
  /** On the button and as the title, on the button of the form, meanwhile, and beside each row that is done. */
  words: { open: string; title: string; act: string; busy: string; done: string }
  field: { label: string; hint: string; least?: number; most: number }
  act: (row: Row, person: Person, written: string) => Promise<unknown>
}

/** One act on every chosen row, one after the other. What is refused says why, and keeps nothing from the others. */
export function ActOnMany({ rows, words, field, act }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [written, setWritten] = useState('')
  const [isShort, setShort] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [results, setResults] = useState<readonly Result[]>([])
  const failed = results.filter(({ refused }) => refused !== undefined)
  const { label, hint, least = 1, most } = field
  async function actOn(chosen: readonly Row[]) {
    setBusy(true)
    for (const row of chosen) {
      const person = personOf(row)
      const refused = await act(row, person, written).then(
        () => undefined,
        (error: unknown) => errorMessage(error),
      )
      setResults((before) => [...before.filter(({ id }) => id !== row.id), { id: row.id, name: person.name, refused }])
    }
    setBusy(false)
  }
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
        {words.open}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={`${words.title} ${rows.length}`}>
        <form
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            const isTooShort = written.trim().length < least
            setShort(isTooShort)
            if (!isTooShort)
              void actOn(results.length > 0 ? rows.filter(({ id }) => failed.some((one) => one.id === id)) : rows)
          }}
        >
          <TextArea
            label={label}
            hint={hint}
            maxLength={most}
            value={written}
            error={isShort ? `Escreva pelo menos ${least === 1 ? 'uma letra' : `${least} caracteres`}.` : undefined}
            onChange={(event) => setWritten(event.target.value)}
          />
          {(results.length === 0 || failed.length > 0) && (
            <Button type="submit" busy={isBusy} busyWords={words.busy} className="justify-self-start">
              {results.length === 0 ? words.act : `Tentar de novo em ${failed.length}`}
            </Button>
          )}
        </form>
        <ul aria-live="polite" className="grid gap-1 text-sm">
          {results.map(({ id, name, refused }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-2">
              <span>{name}</span>
              {refused === undefined ? (
                <Badge tone="good">{words.done}</Badge>
              ) : (
                <span className="text-bad">{refused}</span>
              )}
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  )
}
