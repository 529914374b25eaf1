import { type PersonalData, recordIdentityFingerprints } from '#domains/accounts/index.ts'
import { countOpenOf, eraseSubjects, listSubjectsOf } from './personal-data.sql.ts'
import { eraseTraceOf, listOwnTrace } from './calls/trace/sql.ts'
import { erasePhotosOf, listPhotosOf } from './photos/sql.ts'
import { listOwnTables } from './table/list-own-tables.ts'
import { takePhonesOf } from './welcome-minutes/sql.ts'

/**
 * The subject of a request goes with its client, photos with whoever sent them, what a browser told of a call with its
 * person; the phone of free minutes becomes a fingerprint. What was said stays without a name: decision 84 says why.
 */
export const personalData: PersonalData = {
  async unsettled(sql, personId) {
    return (await countOpenOf(sql, personId)) > 0 ? ['uma consulta em aberto'] : []
  },
  read: async (sql, personId) => ({
    'Assuntos dos pedidos': await listSubjectsOf(sql, personId),
    'O que foi tirado nas consultas': await listOwnTables(sql, personId),
    'Fotos enviadas em consultas': await listPhotosOf(sql, personId),
    'Registro técnico das chamadas': await listOwnTrace(sql, personId),
  }),
  async erase(tx, { personId, at }) {
    await eraseSubjects(tx, personId)
    await eraseTraceOf(tx, personId)
    await erasePhotosOf(tx, personId, at)
    const phones = await takePhonesOf(tx, personId)
    const fingerprints = phones.map(({ phone }) => ({ kind: 'phone' as const, value: phone }))
    await recordIdentityFingerprints(tx, { personId, fingerprints, at })
  },
}
