import { endpointMatrix } from './matrix/endpoint-matrix.ts'

/** Rows of endpoints that change something and that the team alone may call. */
export const ACTS_OF_THE_TEAM = Object.entries(endpointMatrix).filter(
  ([name, { may }]) => !name.startsWith('GET') && may.join() === 'iris',
)
