import { setTimeout as wait } from 'node:timers/promises'
import type { SignedInPerson } from './people.ts'
import { followWithRetry } from './follow-with-retry.ts'
import { Connection } from './connection.ts'
import type { Cluster } from './cluster/cluster.ts'

/** A consultant's open dashboard that reconnects by itself. Returns how to close it. */
export function openDashboard(cluster: Cluster, consultant: SignedInPerson, which: number): () => void {
  const name = `${consultant.id}#dashboard`
  let process = which
  let isClosed = false
  let connection: Connection | undefined
  cluster.proxy.addLink(name, () => cluster.portOf(process))
  const keep = async () => {
    for (; !isClosed; process++) {
      try {
        connection = await Connection.open(cluster.proxy, name, consultant.token)
        await followWithRetry(connection, `heartbeat:${consultant.id}`)
        await connection.gone
      } catch {
        connection?.leave()
      }
      await wait(60)
    }
  }
  void keep()
  return () => {
    isClosed = true
    connection?.leave()
  }
}
