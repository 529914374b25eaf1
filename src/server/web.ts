import { readConfig } from '#platform/config.ts'
import { stopWhenTold } from '#platform/stop-when-told.ts'
import { createSite } from './site.ts'
import { refuseUnsafeStart } from './start-faults.ts'
import { startWeb } from './start-web.ts'

await refuseUnsafeStart()
stopWhenTold(await startWeb(readConfig(), createSite))
