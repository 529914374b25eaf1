import { readConfig } from '#platform/config.ts'
import { siteAround } from '#server/site.ts'
import { startWeb } from '#server/start-web.ts'

const config = readConfig()
await startWeb(config, siteAround)
process.send?.(config.PORT)
