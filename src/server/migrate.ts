import { grantAppRights } from '#platform/app-role.ts'
import { readConfig } from '#platform/config.ts'
import { connect } from '#platform/db.ts'
import { AnotherHistory, migrate } from '#platform/migrations.ts'

const { DATABASE_URL: appUrl, DATABASE_OWNER_URL: ownerUrl } = readConfig()
const db = connect(ownerUrl || appUrl, { max: 1, name: 'migrate' })
try {
  const applied = await migrate(db)
  await grantAppRights(db, appUrl)
  console.log(applied.length > 0 ? `applied: ${applied.join(', ')}` : 'nothing to apply')
} catch (error) {
  if (!(error instanceof AnotherHistory)) throw error
  console.error(
    `${error.message}\nNothing was changed. Run the version that made this database, or name an empty one in DATABASE_URL.`,
  )
  process.exitCode = 1
} finally {
  await db.end()
}
