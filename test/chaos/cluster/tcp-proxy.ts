import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

type SocketPair = { near: Socket; far: Socket }
export type Direction = 'up' | 'down' | 'both'

/** One person's cable: everything between their browser and a web process goes through it. */
export class ProxyLink {
  readonly #pairs = new Set<SocketPair>()
  #deaf: Direction | undefined
  /** Where the next connection goes. */
  #port: () => number

  constructor(port: () => number) {
    this.#port = port
  }

  join(near: Socket, first: Buffer) {
    const far = connect(this.#port(), '127.0.0.1')
    const pair = { near, far }
    this.#pairs.add(pair)
    const drop = () => {
      this.#pairs.delete(pair)
      near.destroy()
      far.destroy()
    }
    for (const socket of [near, far]) socket.setNoDelay(true).on('error', drop).on('close', drop)
    if (first.length > 0) far.write(first)
    near.on('data', (part) => far.write(part))
    far.on('data', (part) => near.write(part))
    this.#hear(pair)
  }

  /** Both sides are gone at once, without a farewell. */
  cut() {
    for (const { near, far } of this.#pairs) {
      near.destroy()
      far.destroy()
    }
    this.#pairs.clear()
  }

  /** Nothing is carried that way until `hear`; the sockets stay open and what was sent waits. */
  hang(direction: Direction) {
    this.#deaf = direction
    for (const pair of this.#pairs) this.#hear(pair)
  }

  resume() {
    this.#deaf = undefined
    for (const pair of this.#pairs) this.#hear(pair)
  }

  #hear({ near, far }: SocketPair) {
    const [up, down] = [this.#deaf === 'up' || this.#deaf === 'both', this.#deaf === 'down' || this.#deaf === 'both']
    up ? near.pause() : near.resume()
    down ? far.pause() : far.resume()
  }
}

/**
 * A TCP proxy of our own. Whoever connects says the name of their wire in a first line; the rest is carried as it is.
 */
export class TcpProxy {
  readonly #server: Server
  readonly #proxy = new Map<string, ProxyLink>()

  private constructor(server: Server) {
    this.#server = server
  }

  static async open(): Promise<TcpProxy> {
    const proxy = new TcpProxy(createServer((near) => proxy.#greet(near)).listen(0, '127.0.0.1'))
    await once(proxy.#server, 'listening')
    return proxy
  }

  /** Lays a link; `port` is asked anew for every connection. */
  addLink(name: string, port: () => number): ProxyLink {
    const link = new ProxyLink(port)
    this.#proxy.set(name, link)
    return link
  }

  /** A connection over that link, as a client's socket. */
  connectOver(name: string): Socket {
    const socket = connect((this.#server.address() as AddressInfo).port, '127.0.0.1')
    socket.write(`${name}\n`)
    return socket
  }

  async close() {
    for (const link of this.#proxy.values()) link.cut()
    this.#server.close()
    await once(this.#server, 'close')
  }

  #greet(near: Socket) {
    near.on('error', () => near.destroy())
    near.once('data', (first: Buffer) => {
      near.pause()
      const end = first.indexOf('\n')
      const link = this.#proxy.get(first.subarray(0, end).toString())
      link ? link.join(near, first.subarray(end + 1)) : near.destroy()
    })
  }
}
