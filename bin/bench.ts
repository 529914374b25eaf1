import { openDatabase } from './parts/database.ts'
import { runScript } from './parts/run-script.ts'

const database = await openDatabase('.data/bench-postgres')
const { code } = await runScript('test/bench/run.ts', process.argv.slice(2), {
  environment: { DATABASE_URL: database.ownerUrl },
})
await database.release()
process.exit(code)
