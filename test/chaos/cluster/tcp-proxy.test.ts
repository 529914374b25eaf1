import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TcpProxy } from './tcp-proxy.ts'

let proxy: TcpProxy
const processes: Server[] = []
const listen = async (answer: string) => {
  const server = createServer(
    (socket) => void socket.on('error', () => {}).on('data', (data) => socket.write(`${answer}:${data}`)),
  ).listen(0, '127.0.0.1')
  processes.push(server)
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}
const received = async (socket: Socket) => String((await once(socket, 'data'))[0])

beforeAll(async () => {
  proxy = await TcpProxy.open()
})
afterAll(async () => {
  await proxy.close()
  for (const server of processes) server.close()
})

test('the proxy forwards data in both directions', async () => {
  const port = await listen('first')
  proxy.addLink('ana', () => port)
  const ana = proxy.connectOver('ana')
  ana.write('olá')
  expect(await received(ana)).toBe('first:olá')
})

test('a hanging link buffers data until it resumes, and the sockets stay open', async () => {
  const port = await listen('echo')
  const link = proxy.addLink('bia', () => port)
  const bia = proxy.connectOver('bia')
  bia.write('um')
  await received(bia)
  for (const direction of ['up', 'down', 'both'] as const) {
    link.hang(direction)
    let early = ''
    const listen = (part: Buffer) => (early += part)
    bia.on('data', listen).write(direction)
    // Meanwhile a whole round trip happens on another link.
    const other = proxy.connectOver('ana')
    other.write('x')
    await received(other)
    expect(early).toBe('')
    bia.off('data', listen)
    link.resume()
    expect(await received(bia)).toBe(`echo:${direction}`)
  }
})

test('cut closes both sides, and the next connection goes to the link’s current port', async () => {
  const ports = [await listen('old'), await listen('new')]
  let at = 0
  const link = proxy.addLink('caio', () => ports[at]!)
  const before = proxy.connectOver('caio')
  before.write('1')
  expect(await received(before)).toBe('old:1')
  at = 1
  const gone = once(before, 'close')
  link.cut()
  await gone
  const after = proxy.connectOver('caio')
  after.write('2')
  expect(await received(after)).toBe('new:2')
})
