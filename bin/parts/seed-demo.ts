import { spawn } from 'node:child_process'
import { connect } from '#platform/db.ts'
import { hasReachedMilestone, recordMilestone } from '#platform/milestones.ts'
import type { Database } from './database.ts'

/**
 * Seeds the demo data once per database, as the role of the servers. If interrupted, the next start continues: seeding
 * twice changes nothing. Returns whether there was something to do.
 */
export async function seedOnce({ url, ownerUrl }: Database, announce: () => void): Promise<boolean> {
  const db = connect(ownerUrl, { max: 1, name: 'seed' })
  try {
    if (await hasReachedMilestone(db, 'demo_world')) return false
    announce()
    const { restoreHistory } = await import('../../db/seeds/snapshot/restore-history.ts')
    await restoreHistory(db)
    const code = await new Promise((resolve, reject) => {
      const child = spawn(process.execPath, ['db/seeds/seed.ts'], {
        stdio: 'inherit',
        env: { ...process.env, DATABASE_URL: url, DATABASE_OWNER_URL: '', LOG_LEVEL: 'warn' },
      })
      child.on('error', reject).on('close', resolve)
    })
    if (code !== 0) throw new Error('The demo data could not be seeded.')
    await recordMilestone(db, 'demo_world')
    return true
  } finally {
    await db.end()
  }
}

export type DemoPerson = { roleName: string; email: string; password: string }

export const demoPeople = async (): Promise<readonly DemoPerson[]> =>
  (await import('../../db/seeds/people.ts')).demoPeople
