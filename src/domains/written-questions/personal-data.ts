import type { PersonalData } from '#domains/accounts/index.ts'
import { eraseAttachmentsOf, listAttachmentsOf } from './attachments/sql.ts'
import { deleteRefusal, listFollowUpsOf } from './follow-ups/sql.ts'
import { countOpenOf } from './sql.ts'

/**
 * Pictures and voices go with whoever sent them, as those of rooms do; what was written stays without a name: decision
 * 84 says why.
 */
export const personalData: PersonalData = {
  unsettled: async (sql, personId) =>
    (await countOpenOf(sql, personId)) > 0 ? ['uma pergunta por escrito em aberto'] : [],
  read: async (sql, personId) => ({
    'Fotos e vozes de perguntas': await listAttachmentsOf(sql, personId),
    'Mensagens depois das consultas': await listFollowUpsOf(sql, personId),
  }),
  async erase(tx, { personId, at }) {
    await eraseAttachmentsOf(tx, personId, at)
    await deleteRefusal(tx, personId)
  },
}
