import { afterAll, beforeEach } from 'vitest'
import { beginTest, dropDatabases, endTest } from './database.ts'

/** Files share a worker and its modules, so the databases of each test and file are taken back when it ends. */
beforeEach(({ onTestFinished }) => {
  beginTest()
  onTestFinished(endTest)
})
afterAll(dropDatabases)
