import { readConfig } from '#platform/config.ts'
import { log } from '#platform/log.ts'
import { startWeb } from '#server/start-web.ts'

// A web process with nothing around its API: what chaos kills.
await startWeb(readConfig(), ({ api }) => ({ fetch: (request, environment) => api.fetch(request, environment) }))
process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'))
