import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { findCoturn } from '../../bin/parts/coturn.ts'

export const RELAY_SECRET = 'a-secret-shared-with-coturn'

/** A real coturn of a test's own. Undefined: it is not installed here and could not be. */
export async function startCoturn({ firstPort }: { firstPort: number }) {
  const path = await findCoturn()
  if (!path) return undefined
  const port = await freePort()
  const options = ['use-auth-secret', 'no-tls', 'no-dtls', 'no-cli', 'allow-loopback-peers', 'no-stdout-log']
  const values = {
    'static-auth-secret': RELAY_SECRET,
    realm: 'sensitivos.test',
    'listening-ip': '127.0.0.1',
    'listening-port': port,
    'relay-ip': '127.0.0.1',
    'min-port': firstPort,
    'max-port': firstPort + 100,
    'log-file': '/dev/null',
    pidfile: `/tmp/sensitivos-coturn-${port}.pid`,
  }
  const given = Object.entries(values).map(([name, value]) => `--${name}=${value}`)
  const child = spawn(path, ['-n', ...options.map((option) => `--${option}`), ...given], { stdio: 'ignore' })
  return { url: `turn:127.0.0.1:${port}?transport=udp`, ...controlOf(child) }
}

const controlOf = (child: ChildProcess) => ({
  /** Nothing goes through it any more, and nobody is told. */
  freeze: () => void child.kill('SIGSTOP'),
  thaw: () => void child.kill('SIGCONT'),
  kill: () => void child.kill('SIGKILL'),
})

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
