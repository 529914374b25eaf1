import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { endpoints } from '#domains/consultants/endpoints.ts'
import { databaseClock } from '#platform/clock.ts'
import { connect } from '#platform/db.ts'
import { apiOf } from '#platform/http.ts'
import { log } from '#platform/log.ts'
import { reportPort } from './report-port.ts'

const db = connect(process.env.DATABASE_URL!)
const api = apiOf(endpoints, {
  db,
  now: () => new Date(),
  clock: databaseClock,
  log,
  viewerOf: async () => undefined,
  trustedProxies: 0,
})
reportPort(createServer(getRequestListener(api.fetch)))
