import type { IncomingMessage } from 'node:http'

const ids = new WeakMap<IncomingMessage, string>()

/** The id of a request, the same wherever it is asked for; a new one for a call that this process makes itself. */
export function requestIdOf(incoming: IncomingMessage | undefined): string {
  const known = incoming && ids.get(incoming)
  if (known) return known
  const id = crypto.randomUUID()
  if (incoming) ids.set(incoming, id)
  return id
}
