import { isIP } from 'node:net'

/** Names that never belong to the open internet, whatever a resolver says of them. */
const INNER_NAME = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|arpa|onion|test|invalid|example)$/

/**
 * The address to open, or undefined for one that we do not: only https at its own port, with a name of several parts
 * that is no number, and without a user. Calendars say webcal:// for the same.
 */
export function openableAddress(given: string, base?: URL): URL | undefined {
  const text = given.trim().replace(/^webcals?:\/\//i, 'https://')
  const url = URL.parse(text, base?.href)
  if (!url || url.protocol !== 'https:' || url.port !== '') return undefined
  if (url.username !== '' || url.password !== '') return undefined
  const name = url.hostname.replace(/\.$/, '')
  if (!name.includes('.') || isIP(name) !== 0 || name.startsWith('[') || INNER_NAME.test(name)) return undefined
  return url
}
