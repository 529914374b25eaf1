import type { Sql } from '#platform/db.ts'
import type { DeviceSecrets } from './open-push.ts'

/** The key pair's private half: the first one that anybody made. */
export async function keepVapidKey(sql: Sql, privateKey: string): Promise<string> {
  await sql`insert into sandbox.vapid_key (private_key) values (${privateKey}) on conflict do nothing`
  const [row] = await sql<{ privateKey: string }[]>`select private_key as "privateKey" from sandbox.vapid_key`
  return row!.privateKey
}

export const insertDevice = (sql: Sql, id: string, { privateKey, auth }: DeviceSecrets) => sql`
  insert into sandbox.push_devices (id, private_key, auth) values (${id}, ${privateKey}, ${auth})`

export async function findDevice(sql: Sql, id: string) {
  const [row] = await sql<(DeviceSecrets & { answers: number })[]>`
    select private_key as "privateKey", auth, answers from sandbox.push_devices where id = ${id}`
  return row
}

/** From now on this status is answered to pushes to a device. */
export const recordAnswers = (sql: Sql, id: string, status: number) =>
  sql`update sandbox.push_devices set answers = ${status} where id = ${id}`

export const insertPush = (sql: Sql, deviceId: string, payload: string) => sql`
  insert into sandbox.pushes (device_id, payload) values (${deviceId}, ${payload})`

export const listPushes = (sql: Sql, deviceId: string, most: number) => sql<{ payload: string; at: Date }[]>`
  select payload, at from sandbox.pushes where device_id = ${deviceId} order by n desc limit ${most}`
