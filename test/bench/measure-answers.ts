import { databaseClock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { apiOf, type Route, type Viewer } from '#platform/http.ts'
import { log } from '#platform/log.ts'
import { measureBesideBare } from './measure-beside-bare.ts'

type Asked = {
  url: string
  endpoints: readonly Route[]
  paths: readonly string[]
  /** Who asks; several take turns, so that none uses up what one may ask. */
  viewers?: readonly Viewer[]
}
type Api = ReturnType<typeof apiOf>

/** The p99 in ms of our API's whole answers, and of their statements repeated through the bare driver. */
export function measureAnswers({ url, endpoints, paths, viewers = [] }: Asked) {
  const apis = new WeakMap<Db, Api>()
  const now = new Date()
  const apiOn = (db: Db) => {
    const api = apis.get(db) ?? makeApi(endpoints, db, now, viewers)
    apis.set(db, api)
    return api
  }
  return measureBesideBare(
    url,
    paths.map((path) => (db) => answer(apiOn(db), path, viewers)),
  )
}

/** A fixed instant, so that both sides ask for the same. */
const makeApi = (endpoints: readonly Route[], db: Db, now: Date, viewers: readonly Viewer[]) =>
  apiOf(endpoints, {
    db,
    now: () => now,
    clock: databaseClock,
    log,
    viewerOf: async (token) => viewers.find(({ id }) => id === token),
    trustedProxies: 0,
  })

let asked = 0

async function answer(api: Api, path: string, viewers: readonly Viewer[]) {
  const viewer = viewers[asked++ % Math.max(1, viewers.length)]
  const response = await api.request(path, viewer && { headers: { authorization: `Bearer ${viewer.id}` } })
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  await response.text()
}
