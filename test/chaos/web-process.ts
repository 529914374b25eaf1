import { readConfig } from '#platform/config.ts'
import { log } from '#platform/log.ts'
import { startWeb } from '#server/start-web.ts'

// A web process with only its API: chaos kills it and benchmarks measure it.
const stop = await startWeb(readConfig(), ({ api }) => ({
  fetch: (request, environment) => api.fetch(request, environment),
}))
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => void stop().finally(() => process.exit(0)))
process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'))
process.on(
  'message',
  ({ stallMs }: { stallMs: number }) => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, stallMs),
)
