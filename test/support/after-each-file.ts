import { afterAll } from 'vitest'
import { dropDatabases } from './database.ts'

/** Files share a worker and its modules, so the databases of each file are dropped when it ends. */
afterAll(dropDatabases)
