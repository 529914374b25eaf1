import { browserApi } from '#browser/api.ts'
import type { ObjectKind } from '../../objects.rules.ts'
import { addNote } from '../../notes/contract.ts'
import { MOST_NOTE } from '../../notes/rules.ts'
import { ActOnMany } from './act-on-many.tsx'
import type { Row } from './data-table.tsx'

const WORDS = { open: 'Anotar em todas', title: 'Anotar em', act: 'Anotar', busy: 'Anotando…', done: 'Anotado' }
const FIELD = { label: 'Anotação', hint: 'Só a equipe lê; a pessoa a recebe se pedir os dados dela.', most: MOST_NOTE }

/** One note on every chosen row. */
export const NoteOnMany = ({ rows, kind }: { rows: readonly Row[]; kind: ObjectKind }) => (
  <ActOnMany
    rows={rows}
    words={WORDS}
    field={FIELD}
    act={(row, { id }, body) => {
      const about = kind === 'person' ? {} : { about: { kind, id: row.id } }
      return browserApi(addNote, { id, noteId: crypto.randomUUID(), body, ...about })
    }}
  />
)
