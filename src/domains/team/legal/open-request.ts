import { findPersonByEmail, forbidSelfDecision, recordSecurityEvent } from '#domains/accounts/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import { dayInSaoPaulo } from '#shared/dates.ts'
import { isUuid } from '#shared/uuid.ts'
import { deadlineOf, type Kind, refuse } from './rules.ts'
import * as sql from './sql.ts'

type Opening = {
  id: string
  kind: Kind
  number: string
  about?: string | undefined
  receivedOn: string
  dueOn?: string | undefined
  asked: string
  by: string
  clock: Clock
}

/**
 * Writes down what was asked, with its deadline. The same id and content is the same request. Refuses an unknown
 * person, one's own data, a day that has not come, and a missing deadline.
 */
export const openRequest = (db: Db, { about, dueOn: typed, by, clock, ...given }: Opening): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { id, kind, number, receivedOn } = given
    const dueOn = deadlineOf(kind, receivedOn, typed)
    const personId = about ? await personOf(tx, about) : null
    forbidSelfDecision(by, personId ?? undefined)
    const at = await clock(tx)
    if (receivedOn > dayInSaoPaulo(at)) throw refuse('received_later', { receivedOn: 'Escolha um dia até hoje.' })
    const row = { ...given, personId, dueOn }
    if (!(await sql.insertRequest(tx, row, by, at))) {
      const known = await sql.lockRequest(tx, id)
      const isSame = known?.kind === kind && known.number === number && known.personId === personId
      if (isSame && known.asked === given.asked) return
      throw refuse('id_reused')
    }
    await recordSecurityEvent(tx, {
      kind: 'team.legal_opened',
      detail: kind,
      actorId: by,
      ...(personId && { personId }),
      subjectId: id,
      after: { number, receivedOn, dueOn },
      at,
    })
  })

async function personOf(tx: Tx, about: string): Promise<string> {
  if (isUuid(about) && (await sql.personExists(tx, about))) return about
  const person = await findPersonByEmail(tx, about.toLowerCase())
  if (!person) throw refuse('person_unknown', { about: 'Não encontramos ninguém com este e-mail ou código.' })
  return person.id
}
