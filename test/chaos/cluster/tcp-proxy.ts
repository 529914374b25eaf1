import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

type SocketPair = { client: Socket; server: Socket }
export type Direction = 'up' | 'down' | 'both'

/** One person's network link: everything between their browser and a web process goes through it. */
export class ProxyLink {
  readonly #pairs = new Set<SocketPair>()
  #hanging: Direction | undefined
  /** Where the next connection goes. */
  #port: () => number

  constructor(port: () => number) {
    this.#port = port
  }

  join(client: Socket, first: Buffer) {
    const server = connect(this.#port(), '127.0.0.1')
    const pair = { client, server }
    this.#pairs.add(pair)
    const drop = () => {
      this.#pairs.delete(pair)
      client.destroy()
      server.destroy()
    }
    for (const socket of [client, server]) socket.setNoDelay(true).on('error', drop).on('close', drop)
    if (first.length > 0) server.write(first)
    client.on('data', (part) => server.write(part))
    server.on('data', (part) => client.write(part))
    this.#hear(pair)
  }

  /** Closes both sides at once, without a WebSocket close frame. */
  cut() {
    for (const { client, server } of this.#pairs) {
      client.destroy()
      server.destroy()
    }
    this.#pairs.clear()
  }

  /** Forwards nothing in that direction until `hear`; the sockets stay open and data is buffered. */
  hang(direction: Direction) {
    this.#hanging = direction
    for (const pair of this.#pairs) this.#hear(pair)
  }

  resume() {
    this.#hanging = undefined
    for (const pair of this.#pairs) this.#hear(pair)
  }

  #hear({ client, server }: SocketPair) {
    const [up, down] = [
      this.#hanging === 'up' || this.#hanging === 'both',
      this.#hanging === 'down' || this.#hanging === 'both',
    ]
    up ? client.pause() : client.resume()
    down ? server.pause() : server.resume()
  }
}

/** A TCP proxy. A client sends the name of its link as the first line; the rest is forwarded unchanged. */
export class TcpProxy {
  readonly #server: Server
  readonly #proxy = new Map<string, ProxyLink>()

  private constructor(server: Server) {
    this.#server = server
  }

  static async open(): Promise<TcpProxy> {
    const proxy = new TcpProxy(createServer((client) => proxy.#greet(client)).listen(0, '127.0.0.1'))
    await once(proxy.#server, 'listening')
    return proxy
  }

  /** Adds a link; `port` is called for every new connection. */
  addLink(name: string, port: () => number): ProxyLink {
    const link = new ProxyLink(port)
    this.#proxy.set(name, link)
    return link
  }

  /** A client's socket over that link. */
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

  #greet(client: Socket) {
    client.on('error', () => client.destroy())
    client.once('data', (first: Buffer) => {
      client.pause()
      const end = first.indexOf('\n')
      const link = this.#proxy.get(first.subarray(0, end).toString())
      link ? link.join(client, first.subarray(end + 1)) : client.destroy()
    })
  }
}
