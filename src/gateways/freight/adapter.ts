import type { Config } from '#platform/config.ts'
import type { FreightEnd, FreightGateway } from './gateway.ts'

/** From where parcels leave; who sends them is said by the company of that moment. */
export type FreightOrigin = Omit<FreightEnd, 'name' | 'phone' | 'email' | 'document'>

/** What a carrier, or whoever stands for several, brings along. */
export type FreightAdapter = {
  /** The variables of the environment that it reads. */
  variables: readonly string[]
  /** Every reason why it cannot be opened so, with the name of the variable and what to do, in Portuguese. */
  findFaults: (config: Config) => string[]
  open: (config: Config) => { gateway: FreightGateway; origin: FreightOrigin }
}
