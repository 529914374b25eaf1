import type { ServerBuild } from 'react-router'
import type { PageServer } from '#app/page-server.ts'

/**
 * What each part has to be. A part that is added to `pageServer` is missing here until it is named: it does not
 * compile.
 */
const PARTS: Record<keyof PageServer, 'function' | 'object'> = {
  apiContext: 'object',
  apiOver: 'function',
  encodePage: 'function',
  errorReporter: 'object',
  finishPage: 'object',
  headScripts: 'object',
  scriptNonce: 'object',
  setCompany: 'function',
  setOpenChannels: 'function',
  setPaused: 'function',
  setSiteOrigin: 'function',
}

/**
 * What `src/app/entry.server.tsx` exports as `pageServer`. Throws when the build lacks a part of it, and says which.
 */
export function pageServerOf({ entry }: Pick<ServerBuild, 'entry'>): PageServer {
  const { pageServer }: ServerBuild['entry']['module'] & { pageServer?: unknown } = entry.module
  if (isPageServer(pageServer)) return pageServer
  throw new Error(`The build of the pages does not export ${missingParts(pageServer).join(', ')}`)
}

const isPageServer = (given: unknown): given is PageServer => missingParts(given).length === 0

function missingParts(given: unknown): string[] {
  if (typeof given !== 'object' || given === null) return ['pageServer']
  const parts: Record<string, unknown> = { ...given }
  return Object.entries(PARTS)
    .filter(([name, kind]) => typeof parts[name] !== kind || parts[name] === null)
    .map(([name]) => `pageServer.${name}`)
}
