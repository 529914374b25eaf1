import type { PersonalData } from '#domains/accounts/index.ts'
import { caseNames } from './reading/rules.ts'
import { listReadingsOf } from './reading/sql.ts'
import { kindNames, reasonNames } from './reports/rules.ts'
import { eraseWordsOf, listOwn } from './reports/sql.ts'

/** What somebody reported, and when the team read what was said in their consultations. The cases stay. */
export const personalData: PersonalData = {
  read: async (sql, personId) => ({
    'Denúncias feitas': (await listOwn(sql, personId)).map((one) => ({
      sobre: kindNames[one.kind],
      motivo: reasonNames[one.reason],
      palavras: one.words,
      'feita em': one.reportedAt,
      'decidida em': one.decidedAt,
    })),
    'Leituras pela equipe': (await listReadingsOf(sql, personId)).map((one) => ({
      consulta: one.consultationId,
      'por causa de': caseNames[one.kind],
      motivo: one.reason,
      'lida em': one.at,
    })),
  }),
  erase: (tx, { personId }) => eraseWordsOf(tx, personId),
}
