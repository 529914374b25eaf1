import { readFileSync } from 'node:fs'
import { FLOOR, type FloorBrowser } from '#browser/browser-floor.ts'

type Statement = {
  version_added: string | false
  version_removed?: string | false
  flags?: unknown
  prefix?: string
  alternative_name?: string
}
type Support = Partial<Record<string, Statement | readonly Statement[]>>
export type Feature = { __compat?: { support: Support } } & { [name: string]: Feature }

const read = () =>
  JSON.parse(readFileSync(new URL(import.meta.resolve('@mdn/browser-compat-data')), 'utf8')) as Record<string, Feature>
let data: Record<string, Feature> | undefined
/** What MDN knows of which browser has what since when. */
export const compatData = () => (data ??= read())

const numbers = (version: string) => version.replace('≤', '').split('.').map(Number)
function isBefore(a: string, b: string) {
  const [x, y] = [numbers(a), numbers(b)]
  return (x[0]! - y[0]! || (x[1] ?? 0) - (y[1] ?? 0)) < 0
}

/** Whether a browser of this version has the feature, without switches and prefixes. */
export function hasFeature(support: Support, browser: FloorBrowser, version: string): boolean {
  return [support[browser] ?? []].flat().some(({ version_added: since, version_removed: until, ...less }) => {
    if (less.flags || less.prefix || less.alternative_name || typeof since !== 'string' || since === 'preview')
      return false
    return !isBefore(version, since) && (typeof until !== 'string' || isBefore(version, until))
  })
}

const floor = Object.entries(FLOOR) as [FloorBrowser, string][]

/** The browsers of the floor that lack the feature. */
const lackedBy = ({ support }: { support: Support }) =>
  floor.flatMap(([browser, version]) => (hasFeature(support, browser, version) ? [] : [`${browser} ${version}`]))

const partsOf = (feature: Feature) => Object.entries(feature) as [string, Feature][]

/** What pages ask most; what the hundreds of other interfaces have would be mistaken for our own names. */
const OFTEN_ASKED =
  /^(Document|Element|HTMLElement|HTML(Dialog|Form|Input|Media|TextArea)Element|Node|Range|Window|Navigator|Response|Request|Headers|URL|URLSearchParams|FormData|Blob|AbortSignal|Clipboard|ReadableStream)$/

/** Built-in things that a browser at the floor lacks, each with those browsers. */
export type NewerBuiltIns = {
  globals: Map<string, string[]>
  /** `Global.name` */
  statics: Map<string, string[]>
  /** Methods that only new things have: of a name that an older one has too, only types could tell. */
  methods: Map<string, string[]>
  /** What a thing has and its older self has not: `union` of each Set, `any` of AbortSignal itself. */
  members: { thing: string; member: string; isStatic: boolean }[]
}

export function newerBuiltIns(): NewerBuiltIns {
  const { javascript, api } = compatData() as { javascript: Feature; api: Feature }
  const newer: NewerBuiltIns = { globals: new Map(), statics: new Map(), methods: new Map(), members: [] }
  const older = new Set<string>()
  const things = [
    ...partsOf(javascript.builtins!).map(([name, thing]) => ({ name, thing, isAsked: true })),
    ...partsOf(api).map(([name, thing]) => ({ name, thing, isAsked: OFTEN_ASKED.test(name) })),
  ]
  for (const { name, thing, isAsked } of things) {
    const lacked = thing.__compat ? lackedBy(thing.__compat) : []
    if (lacked.length > 0) newer.globals.set(name, lacked)
    for (const [key, { __compat }] of partsOf(thing)) {
      if (!__compat || key === name) continue
      const own = key.replace(/_static$/, '')
      const lackedMember = lackedBy(__compat)
      const isStatic = key !== own || own in Object((globalThis as Record<string, unknown>)[name])
      if (isAsked && lackedMember.length > 0) newer.members.push({ thing: name, member: own, isStatic })
      if (isStatic) {
        if (lackedMember.length > 0 && lacked.length === 0) newer.statics.set(`${name}.${own}`, lackedMember)
      } else if (lackedMember.length === 0) older.add(own)
      else if (isAsked) newer.methods.set(own, lackedMember)
    }
  }
  for (const name of older) newer.methods.delete(name)
  return newer
}
