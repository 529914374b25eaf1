import { createECDH, randomBytes } from 'node:crypto'
import type { Db } from '#platform/db.ts'
import { type Route, serveRaw } from '#platform/http.ts'
import { isUuid } from '#shared/uuid.ts'
import type { PushTarget } from '../push-service.ts'
import { openPush } from './open-push.ts'
import { findDevice, insertDevice, insertPush, listPushes, recordAnswers } from './sql.ts'

export const RECEIVER_PATH = '/api/sandbox/push'
const SHOWN = 50
const STATUSES = ['201', '404', '410', '413', '429', '500']

const json = (value: unknown, status = 200) =>
  new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } })

const idIn = (request: Request) => {
  const id = new URL(request.url).pathname.split('/').at(-1)!.toLowerCase()
  return isUuid(id) ? id : undefined
}

/** A subscription at the receiver, as a browser would make one at its push service. */
export async function newDevice(db: Db, origin: string): Promise<PushTarget & { id: string }> {
  const pair = createECDH('prime256v1')
  const p256dh = pair.generateKeys('base64url')
  const auth = randomBytes(16).toString('base64url')
  const id = crypto.randomUUID()
  await insertDevice(db, id, { privateKey: pair.getPrivateKey('base64url'), auth })
  return { id, endpoint: `${origin}${RECEIVER_PATH}/${id}`, keys: { p256dh, auth } }
}

/**
 * The embedded push service of demo and tests: devices subscribe, pushes to them arrive and can be read, and a device
 * may answer as one that is gone, refuses or is overloaded.
 */
export const receiverRoutes = (db: Db, origin: string): Route[] => [
  serveRaw('POST', RECEIVER_PATH, async () => json(await newDevice(db, origin), 201)),
  serveRaw('POST', `${RECEIVER_PATH}/:id`, async (request) => {
    const id = idIn(request)
    const device = id && (await findDevice(db, id))
    const answers = new URL(request.url).searchParams.get('responder')
    if (!device) return json({}, 404)
    if (answers !== null) {
      if (!STATUSES.includes(answers)) return json({}, 400)
      await recordAnswers(db, id, Number(answers))
      return json({})
    }
    if (!request.headers.get('authorization')?.startsWith('vapid ')) return json({}, 401)
    if (device.answers !== 201) return json({}, device.answers)
    const payload = read(new Uint8Array(await request.arrayBuffer()), device)
    if (payload === undefined) return json({}, 400)
    await insertPush(db, id, payload)
    return json({}, 201)
  }),
  serveRaw('GET', `${RECEIVER_PATH}/:id`, async (request) => {
    const id = idIn(request)
    return id && (await findDevice(db, id)) ? json(await listPushes(db, id, SHOWN)) : json({}, 404)
  }),
]

function read(body: Uint8Array, device: Parameters<typeof openPush>[1]) {
  try {
    return openPush(body, device)
  } catch {
    return undefined // not encrypted for this device
  }
}
