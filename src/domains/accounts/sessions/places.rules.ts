import { networkOf } from '../rate-limits/rules.ts'

/** Where a session was opened, as far as it is known without asking anybody else. */
export const PLACES = ['this_network', 'other_network', 'local_network', 'this_machine', 'unknown'] as const
export type Place = (typeof PLACES)[number]

const LOCAL = /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|f[cd][0-9a-f]{2}:|fe[89ab][0-9a-f]:)/i
/** Whether an address is of this machine or of a local network. */
export const isLocal = (address: string) => isThisMachine(address) || LOCAL.test(networkOf(address))
const isThisMachine = (address: string) => address === '::1' || networkOf(address).startsWith('127.')
const isIpv6 = (network: string) => network.includes(':')

/**
 * The network of a session, seen from the reader's own. No database of places is asked, so no town is claimed; an IPv4
 * and an IPv6 address may be the same line, so they are not compared.
 */
export function placeOf(address: string, here: string): Place {
  const network = networkOf(address)
  if (isThisMachine(address)) return 'this_machine'
  if (network === networkOf(here)) return 'this_network'
  if (isLocal(address)) return 'local_network'
  return address === '' || isIpv6(network) !== isIpv6(networkOf(here)) ? 'unknown' : 'other_network'
}
