import { readConfig } from '#platform/config.ts'
import { stopWhenTold } from '#platform/stop-when-told.ts'
import { startWeb } from '#server/start-web.ts'

// A web process with only its API: chaos kills it and benchmarks measure it.
stopWhenTold(
  await startWeb(readConfig(), ({ api }) => ({
    fetch: (request, environment) => api.fetch(request, environment),
  })),
)
process.on(
  'message',
  ({ stallMs }: { stallMs: number }) => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, stallMs),
)
