import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'
import type { SeededRandom } from '#test/support/seeded-random.ts'

const no = (responseCode: number) => Object.assign(new Error('no'), { responseCode })
const addressOf = ({ envelope }: SMTPServerSession) => envelope.rcptTo[0]!.address

/**
 * A mail server that counts what it took, by address. It refuses `foi…` for good, breaks `share` of the connections
 * when it has the whole mail, and can be gone for a while.
 */
export async function openMailSink(random: SeededRandom, share: number) {
  const taken = new Map<string, number>()
  let [broken, port] = [0, 0]
  let server: SMTPServer | undefined
  const open = async () => {
    server = new SMTPServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      disableReverseLookup: true,
      onRcptTo: ({ address }, _session, done) => done(address.startsWith('foi') ? no(550) : undefined),
      onData(stream, session, done) {
        stream.resume()
        stream.on('end', () => {
          taken.set(addressOf(session), (taken.get(addressOf(session)) ?? 0) + 1)
          if (!random.chance(share)) return done()
          broken += 1
          for (const one of server!.connections) if (one.session.id === session.id) one.close()
        })
      },
    })
    server.on('error', () => {})
    server.listen(port, '127.0.0.1')
    await once(server.server, 'listening')
    port = (server.server.address() as AddressInfo).port
  }
  /** Nobody answers any more; what it was about to take is lost. */
  const close = async () => {
    const closing = server!
    server = undefined
    for (const one of closing.connections) {
      broken += 1
      one.close()
    }
    await new Promise<void>((done) => closing.close(done))
  }
  await open()
  return { taken, open, close, url: `smtp://127.0.0.1:${port}`, broken: () => broken }
}
