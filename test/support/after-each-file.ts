import { afterAll } from 'vitest'
import { dropDatabases } from './database.ts'

/** Files share a worker and what it has loaded; what one of them opened ends with it. */
afterAll(dropDatabases)
