/** Chrome and its family, Firefox, Safari, Edge on Windows: by whole name, or by what the name ends with. */
const HOSTS = ['fcm.googleapis.com', '*.push.services.mozilla.com', '*.push.apple.com', '*.notify.windows.com']

/**
 * Whether a browser's endpoint is of one of the four push services: https at its own port and nothing else, because
 * our server opens whatever address stands there.
 */
export function isKnownEndpoint(endpoint: string): boolean {
  const url = URL.parse(endpoint)
  if (!url || url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return false
  return HOSTS.some((host) => (host.startsWith('*') ? url.hostname.endsWith(host.slice(1)) : url.hostname === host))
}
