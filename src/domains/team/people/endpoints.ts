import { readMonths } from '#domains/reports/index.ts'
import { type Route, serve } from '#platform/http.ts'
import { refuse } from '../rules.ts'
import * as contract from './contract.ts'
import { readConsultant } from './read-consultant.ts'
import { readPerson } from './read-person.ts'
import { findRole } from './sql.ts'

export const peopleEndpoints: Route[] = [
  serve(contract.readPerson, ({ db, input, now }) => readPerson(db, input.id, now)),
  serve(contract.readPersonMoney, async ({ db, input, now }) => {
    const role = await findRole(db, input.id)
    if (!role) throw refuse('not_found')
    return {
      months: await readMonths(db, { personId: input.id, role: role === 'consultor' ? 'consultor' : 'client', now }),
    }
  }),
  serve(contract.readConsultant, ({ db, input, now }) => readConsultant(db, input.id, now)),
]
