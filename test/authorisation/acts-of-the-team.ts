import { endpointMatrix } from './matrix/endpoint-matrix.ts'

/** Rows of endpoints with a contract that change something of others', and that the team alone may call. */
export const ACTS_OF_THE_TEAM = Object.entries(endpointMatrix).filter(
  ([name, { may, isRaw }]) =>
    !isRaw && !name.startsWith('GET') && !name.includes('/api/auth/') && may.join() === 'iris',
)
