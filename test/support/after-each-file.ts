import { afterAll, beforeEach } from 'vitest'
import { knowCompany } from '#platform/company/known-company.ts'
import { DEMO_COMPANY } from '../../db/seeds/company.ts'
import { beginTest, dropDatabases, endTest } from './database.ts'

/** Files share a worker and its modules, so the databases of each test and file are taken back when it ends. */
beforeEach(({ onTestFinished }) => {
  knowCompany(DEMO_COMPANY)
  beginTest()
  onTestFinished(endTest)
})
afterAll(dropDatabases)
