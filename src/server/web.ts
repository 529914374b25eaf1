import { readConfig } from '#platform/config.ts'
import { log } from '#platform/log.ts'
import { createSite } from './site.ts'
import { refuseUnsafeStart } from './start-faults.ts'
import { startWeb } from './start-web.ts'

await refuseUnsafeStart()
const stop = await startWeb(readConfig(), createSite)
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => void stop().finally(() => process.exit(0)))
process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'))
