import { browserApi } from '#browser/api.ts'
import { REASON_LENGTH } from '#domains/accounts/restraints.rules.ts'
import { endSessions } from '../../acts/contract.ts'
import { ActOnMany } from './act-on-many.tsx'
import type { Row } from './data-table.tsx'

const WORDS = {
  open: 'Encerrar os acessos',
  title: 'Encerrar os acessos de',
  act: 'Encerrar',
  busy: 'Encerrando…',
  done: 'Encerrados',
}
const FIELD = { label: 'Motivo', hint: 'A pessoa lê, e entra de novo com a senha.', ...REASON_LENGTH }

/** Every session of every chosen person ends, for whoever may suspend. */
export const EndSessionsOfMany = ({ rows }: { rows: readonly Row[] }) => (
  <ActOnMany
    rows={rows}
    words={WORDS}
    field={FIELD}
    act={(_row, { id }, reason) => browserApi(endSessions, { id, actId: crypto.randomUUID(), reason })}
  />
)
