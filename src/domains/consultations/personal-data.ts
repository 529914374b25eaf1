import type { PersonalData } from '#domains/accounts/index.ts'
import { countOpenOf, eraseSubjects, listSubjectsOf } from './sql.ts'

/** The subject of a request goes with its client. What was said stays without a name: decision 84 says why. */
export const personalData: PersonalData = {
  async unsettled(sql, personId) {
    const { consultations, questions } = await countOpenOf(sql, personId)
    return [
      ...(consultations > 0 ? ['uma consulta em aberto'] : []),
      ...(questions > 0 ? ['uma pergunta por escrito em aberto'] : []),
    ]
  },
  read: async (sql, personId) => ({ 'Assuntos dos pedidos': await listSubjectsOf(sql, personId) }),
  erase: (tx, { personId }) => eraseSubjects(tx, personId),
}
