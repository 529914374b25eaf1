import { fileURLToPath } from 'node:url'
import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { buildPages } from '../../../bin/parts/build.ts'
import type { Measurement } from '../measurement.ts'

const HOME = 'home JavaScript, kB'
const HEAVIEST = 'heaviest page, kB of JavaScript'
const TARGET = 1.35
const MOST_KB = 170
/** People stay in a room for minutes: it may weigh more than a page that they look at. */
const ROOM = 'pages/consultations/room'
const ROOM_SIZE = 'room, kB of JavaScript'
const MOST_KB_OF_ROOM = 180
const CLIENT = 'build/client'

type Manifest = {
  entry: { module: string; imports?: string[] }
  url: string
  routes: Record<string, { module: string; imports?: string[]; parentId?: string; id: string }>
}

/** Compressed JavaScript that the home page needs to hydrate, against its libraries bundled alone by the same Vite. */
export const homeJavaScript = {
  name: HOME,
  run: async (): Promise<Measurement> => {
    const [value, limit] = [kB(filesOf(await manifest(), 'home')), await libraries()]
    return { name: HOME, value, limit, ratio: value / limit, target: TARGET, atMost: true }
  },
}

/** The largest amount of JavaScript that any page but the room needs to hydrate. */
export const heaviestPage = {
  name: HEAVIEST,
  run: async (): Promise<Measurement> => {
    const known = await manifest()
    const pages = Object.keys(known.routes).filter((id) => id !== ROOM)
    const value = Math.max(...pages.map((id) => kB(filesOf(known, id))))
    return { name: HEAVIEST, value, limit: MOST_KB, ratio: value / MOST_KB, target: 1, atMost: true }
  },
}

/** What the room of a consultation needs to hydrate. */
export const roomJavaScript = {
  name: ROOM_SIZE,
  run: async (): Promise<Measurement> => {
    const value = kB(filesOf(await manifest(), ROOM))
    return { name: ROOM_SIZE, value, limit: MOST_KB_OF_ROOM, ratio: value / MOST_KB_OF_ROOM, target: 1, atMost: true }
  },
}

async function manifest(): Promise<Manifest> {
  await buildPages()
  const { assets } = (await import(new URL('../../../build/server/index.js', import.meta.url).href)) as {
    assets: Manifest
  }
  return assets
}

/** A route's files, those of its layouts, and the entry. */
function filesOf({ entry, url, routes }: Manifest, name: string): string[] {
  const files = new Set([url, entry.module, ...(entry.imports ?? [])])
  const leaf = Object.values(routes).find(({ id }) => id === name || id.endsWith(`/${name}`))
  if (!leaf) throw new Error(`There is no route ${name}`)
  for (
    let route: Manifest['routes'][string] | undefined = leaf;
    route;
    route = route.parentId ? routes[route.parentId] : undefined
  ) {
    for (const file of [route.module, ...(route.imports ?? [])]) files.add(file)
  }
  return [...files]
}

const kB = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(CLIENT + file)).length, 0) / 1000

async function libraries(): Promise<number> {
  process.env.NODE_ENV = 'production'
  const input = fileURLToPath(new URL('./libraries.ts', import.meta.url))
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rolldownOptions: { input } },
  })
  const chunks = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  return (
    chunks.reduce((sum, chunk) => sum + (chunk.type === 'chunk' ? brotliCompressSync(chunk.code).length : 0), 0) / 1000
  )
}
