import { connect } from 'node:net'
import type { RelayState } from './read-signs.ts'

const WITHIN_MS = 1_500
const SHAPE = /^(turns?):(\[[\da-f:]+\]|[\w.-]+)(?::(\d+))?(?:\?transport=(udp|tcp))?$/i

/**
 * Whether each address of the relay takes connections. One that is only reached by UDP is not tried: nothing answers
 * without credentials there.
 */
export async function probeRelay(urls: readonly string[]): Promise<RelayState> {
  if (urls.length === 0) return null
  return Promise.all(
    urls.map(async (url) => {
      const [, scheme, host, port, transport] = SHAPE.exec(url) ?? []
      if (!host || (transport ?? (scheme === 'turns' ? 'tcp' : 'udp')) === 'udp')
        return { url, fault: null, isProbed: false }
      const fault = await faultOf(host.replace(/^\[|\]$/g, ''), Number(port ?? (scheme === 'turns' ? 5349 : 3478)))
      return { url, fault, isProbed: true }
    }),
  )
}

const faultOf = (host: string, port: number) =>
  new Promise<string | null>((resolve) => {
    const socket = connect({ host, port })
    const end = (fault: string | null) => {
      socket.destroy()
      resolve(fault)
    }
    socket.setTimeout(WITHIN_MS, () => end('não respondeu a tempo'))
    socket.once('connect', () => end(null))
    socket.once('error', ({ message }) => end(message))
  })
