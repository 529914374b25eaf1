import { budgeted } from '#domains/accounts/index.ts'
import { serve, type Route, type Viewer } from '#platform/http.ts'
import * as birth from './birth-data/contract.ts'
import { readBirthData } from './birth-data/read-birth-data.ts'
import { saveBirthData } from './birth-data/save-birth-data.ts'
import { shareBirthData } from './birth-data/share-birth-data.ts'
import { type Blocking, blockPerson, unblockPerson } from './block-person.ts'
import * as contract from './contract.ts'
import { listClientEntries, listClients } from './list-clients.ts'
import { readClient } from './read-client.ts'
import { saveNote } from './save-note.ts'
import { BIRTH_CHANGES, BIRTH_SHARES } from './rules.ts'
import { listBlockedBy } from './sql.ts'

const blockingOf = ({ role, id }: Viewer, otherId: string): Blocking => ({
  by: role === 'consultor' ? 'consultant' : 'client',
  personId: id,
  otherId,
})

const blockEndpoints: Route[] = [
  serve(contract.listBlocked, async ({ db, viewer }) => ({
    blocked: await listBlockedBy(db, viewer.id, blockingOf(viewer, '').by),
  })),
  serve(contract.blockPerson, async ({ db, clock, viewer, input: { id } }) => {
    await blockPerson(db, { ...blockingOf(viewer, id), clock })
    return {}
  }),
  serve(contract.unblockPerson, async ({ db, viewer, input: { id } }) => {
    await unblockPerson(db, blockingOf(viewer, id))
    return {}
  }),
]

const birthDataEndpoints: Route[] = [
  serve(birth.readBirthData, ({ db, viewer }) => readBirthData(db, viewer.id)),
  serve(
    birth.saveBirthData,
    budgeted(BIRTH_CHANGES, async ({ db, viewer, input, now }) => {
      await saveBirthData(db, { personId: viewer.id, birth: input, now })
      return readBirthData(db, viewer.id)
    }),
  ),
  serve(birth.deleteBirthData, async ({ db, viewer, now }) => {
    await saveBirthData(db, { personId: viewer.id, birth: null, now })
    return readBirthData(db, viewer.id)
  }),
  serve(
    birth.shareBirthData,
    budgeted(BIRTH_SHARES, async ({ db, viewer, input: { id }, now }) => {
      await shareBirthData(db, { clientId: viewer.id, consultantId: id, isShared: true, now })
      return readBirthData(db, viewer.id)
    }),
  ),
  serve(birth.withdrawBirthData, async ({ db, viewer, input: { id }, now }) => {
    await shareBirthData(db, { clientId: viewer.id, consultantId: id, isShared: false, now })
    return readBirthData(db, viewer.id)
  }),
]

export const endpoints: Route[] = [
  serve(contract.listClients, ({ db, viewer, input }) => listClients(db, viewer.id, input)),
  serve(contract.readClient, ({ db, viewer, input: { id } }) => readClient(db, viewer.id, id)),
  serve(contract.listClientEntries, ({ db, viewer, input: { id, before } }) =>
    listClientEntries(db, { consultantId: viewer.id, clientId: id }, before),
  ),
  serve(contract.saveNote, async ({ db, viewer, input: { id, ...note }, now }) => {
    await saveNote(db, { ...note, consultantId: viewer.id, clientId: id, now })
    return readClient(db, viewer.id, id)
  }),
  ...blockEndpoints,
  ...birthDataEndpoints,
]
