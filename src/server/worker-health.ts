import { createServer } from 'node:http'
import { databaseFaultOf } from '#platform/database-fault.ts'
import type { Db } from '#platform/db.ts'

/** No run takes so long, however much was left over: it hangs, and what it should do is not done. */
const HANGS_AFTER_MS = 30 * 60_000

type Given = { db: Db; findLongest: () => { name: string; ms: number } | undefined }

/** `/livez`: the worker runs. `/readyz`: it does its jobs, or 503 with why not. Port 0: nothing is served. */
export function serveWorkerHealth(port: number, { db, findLongest }: Given): () => void {
  if (port === 0) return () => {}
  const findDatabaseFault = databaseFaultOf(db)
  const findFault = async () => {
    const longest = findLongest()
    if (longest && longest.ms > HANGS_AFTER_MS) return `${longest.name} does not end`
    return findDatabaseFault()
  }
  const server = createServer((request, response) => {
    const answer = (status: number, words: string) =>
      response.writeHead(status, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end(words)
    if (request.url === '/livez') return void answer(200, 'ok')
    if (request.url !== '/readyz') return void answer(404, 'not found')
    findFault().then(
      (fault) => answer(fault ? 503 : 200, fault ?? 'ok'),
      () => answer(503, 'database is away'),
    )
  })
  server.listen(port)
  return () => {
    server.close()
    server.closeAllConnections()
  }
}
