import { serialize } from 'node:v8'
import { apiOf, type Route } from '#platform/http.ts'
import { Refusal } from '#shared/refusal.ts'
import type { Site } from '#test/authorisation/site.ts'

/** The status of a call whose handler has had the same input before. */
export const HANDLED_BEFORE = 418

/**
 * The site's API, in which a handler runs once for each input. A handler knows of a call only what the contract read:
 * where every malformed id becomes the same missing one, it is not asked seventy times for that one.
 */
export function withDistinctInputs(site: Site): Site {
  const { ports, served } = site
  const viewers = new Map<string, ReturnType<typeof ports.viewerOf>>()
  const viewerOf = (token: string) => {
    if (!viewers.has(token)) viewers.set(token, ports.viewerOf(token))
    return viewers.get(token)!
  }
  return { ...site, api: apiOf(served.map(handledOncePerInput), { ...ports, viewerOf }) }
}

function handledOncePerInput(one: Route): Route {
  if ('raw' in one) return one
  const handled = new Set<string>()
  return {
    ...one,
    handle: (call) => {
      const input = serialize((call as { input: unknown }).input).toString('latin1')
      if (handled.has(input)) throw new Refusal('tests.handled_before', HANDLED_BEFORE, 'Esta entrada já foi tratada.')
      handled.add(input)
      return one.handle(call)
    },
  }
}
