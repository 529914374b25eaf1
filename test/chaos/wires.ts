import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

type Pair = { near: Socket; far: Socket }
export type Direction = 'up' | 'down' | 'both'

/** One person's cable: everything between their browser and a web process goes through it. */
export class Wire {
  readonly #pairs = new Set<Pair>()
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
  deafen(direction: Direction) {
    this.#deaf = direction
    for (const pair of this.#pairs) this.#hear(pair)
  }

  hear() {
    this.#deaf = undefined
    for (const pair of this.#pairs) this.#hear(pair)
  }

  #hear({ near, far }: Pair) {
    const [up, down] = [this.#deaf === 'up' || this.#deaf === 'both', this.#deaf === 'down' || this.#deaf === 'both']
    up ? near.pause() : near.resume()
    down ? far.pause() : far.resume()
  }
}

/**
 * A TCP proxy of our own. Whoever connects says the name of their wire in a first line; the rest is carried as it is.
 */
export class Wires {
  readonly #server: Server
  readonly #wires = new Map<string, Wire>()

  private constructor(server: Server) {
    this.#server = server
  }

  static async open(): Promise<Wires> {
    const wires = new Wires(createServer((near) => wires.#greet(near)).listen(0, '127.0.0.1'))
    await once(wires.#server, 'listening')
    return wires
  }

  /** Lays a wire; `port` is asked anew for every connection. */
  lay(name: string, port: () => number): Wire {
    const wire = new Wire(port)
    this.#wires.set(name, wire)
    return wire
  }

  /** A connection over that wire, as a client's socket. */
  connectOver(name: string): Socket {
    const socket = connect((this.#server.address() as AddressInfo).port, '127.0.0.1')
    socket.write(`${name}\n`)
    return socket
  }

  async close() {
    for (const wire of this.#wires.values()) wire.cut()
    this.#server.close()
    await once(this.#server, 'close')
  }

  #greet(near: Socket) {
    near.on('error', () => near.destroy())
    near.once('data', (first: Buffer) => {
      near.pause()
      const end = first.indexOf('\n')
      const wire = this.#wires.get(first.subarray(0, end).toString())
      wire ? wire.join(near, first.subarray(end + 1)) : near.destroy()
    })
  }
}
