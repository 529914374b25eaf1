import { readConfig } from '#platform/config.ts'
import { createSite } from '#server/site.ts'
import { startWeb } from '#server/start-web.ts'

const config = readConfig()
await startWeb(config, createSite)
process.send?.(config.PORT)
