import { readConfig } from '#platform/config.ts'
import { connect } from '#platform/db.ts'
import { migrate } from '#platform/migrations.ts'

const db = connect(readConfig().DATABASE_URL, { max: 1, name: 'migrate' })
try {
  const applied = await migrate(db)
  console.log(applied.length > 0 ? `applied: ${applied.join(', ')}` : 'nothing to apply')
} finally {
  await db.end()
}
