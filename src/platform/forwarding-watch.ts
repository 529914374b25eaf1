import type { IncomingMessage } from 'node:http'
import { BlockList, isIPv6 } from 'node:net'
import type { Log } from './log.ts'

const NAMES = ['x-forwarded-for', 'forwarded', 'x-real-ip']
const AGAIN_AFTER_MS = 3_600_000

const here = new BlockList()
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  here.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  here.addSubnet(network, bits, 'ipv6')

/** Whether a connection comes from this machine or its private network, as those of one's own proxies do. */
const isFromHere = (address: string) => here.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

/**
 * Sees that a proxy stands in front though none is trusted (TRUSTED_PROXIES=0): then all visitors have one address, and
 * share every limit. Anybody may send such a header, so the alarm alone follows from it; from our own network it is a
 * proxy.
 */
export class ForwardingWatch {
  readonly #trustedProxies: number
  readonly #log: Pick<Log, 'error'>
  #toldAt: number | undefined
  /** A proxy of ours names visitors, and nobody listens. */
  isMisled = false

  constructor(trustedProxies: number, log: Pick<Log, 'error'>) {
    this.#trustedProxies = trustedProxies
    this.#log = log
  }

  see({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>) {
    if (this.#trustedProxies > 0) return
    const header = NAMES.find((name) => headers[name] !== undefined)
    if (!header) return
    this.isMisled ||= isFromHere(socket.remoteAddress ?? '')
    if (this.#toldAt !== undefined && performance.now() - this.#toldAt < AGAIN_AFTER_MS) return
    this.#toldAt = performance.now()
    this.#log.error(
      { alarm: 'untrusted_proxy', header },
      'a request was forwarded and no proxy is trusted: set TRUSTED_PROXIES, or all visitors share limits',
    )
  }
}
