import { STATES, type State, stateOf } from '../freight.rules.ts'
import { refuse } from '../rules.ts'

/** The most addresses that somebody keeps. */
export const MOST_ADDRESSES = 10

/** A parcel goes by its CEP, and is paid by it: refuses one that does not exist, or is another state's. */
export function assertCepOfState({ cep, state }: { cep: string; state: State }) {
  const found = stateOf(cep)
  if (!found) throw refuse('cep_unknown', { cep: 'Nenhum endereço do Brasil tem este CEP. Confira os números.' })
  if (found !== state)
    throw refuse('cep_of_other_state', { cep: `Este CEP é de ${STATES[found].name}. Confira o CEP ou o estado.` })
}
