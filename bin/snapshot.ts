import { rmSync, statSync } from 'node:fs'
import { connect } from '#platform/db.ts'
import { takeSnapshot } from '../db/seeds/snapshot/take-snapshot.ts'
import { SNAPSHOT_FILE, writeSnapshot } from '../db/seeds/snapshot/snapshot.ts'
import { bringUpToDate, openDatabase } from './parts/database.ts'
import { elapsed, say } from './parts/say.ts'

const FOLDER = '.data/snapshot'

rmSync(FOLDER, { recursive: true, force: true })
const database = await openDatabase(`${FOLDER}/postgres`, 'throwaway')
await bringUpToDate(database, () => {})
const owner = connect(database.ownerUrl, { max: 1, name: 'snapshot' })
try {
  await writeSnapshot(await takeSnapshot(database.url, owner, say))
} finally {
  await owner.end()
  await database.release()
}
say(`${SNAPSHOT_FILE}: ${Math.round(statSync(SNAPSHOT_FILE).size / 1000)} kB (${elapsed()})`)
