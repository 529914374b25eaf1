import type { PersonalData } from '#domains/accounts/index.ts'
import { heldRuleNames } from './held.rules.ts'
import { deleteHeldOf, listHeldOf } from './sql.ts'

const PLACES = { room: 'conversa', answer: 'resposta por escrito', profile: 'perfil' } as const

/** What rules held back of a consultant's words goes with the account. */
export const personalData: PersonalData = {
  read: async (sql, personId) => ({
    'Textos retidos': (await listHeldOf(sql, personId)).map(({ place, rule, found, outcome, at }) => ({
      onde: PLACES[place],
      regra: heldRuleNames[rule],
      trecho: found,
      enviado: outcome === 'insisted',
      em: at,
    })),
  }),
  erase: (tx, { personId }) => deleteHeldOf(tx, personId),
}
