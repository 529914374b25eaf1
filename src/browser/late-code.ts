import { lazy, type LazyExoticComponent } from 'react'
import type { KeptText } from './kept-typing.ts'
import { tabStorage } from './storage.ts'
import { TYPED_TEXTS, watchTyping } from './watch-typing.ts'
import { whenIdle } from './when-idle.ts'

declare global {
  interface Window {
    /** The router asks here when the code of a page did not come (bin/parts/missing-pages.ts). */
    pageIsMissing?: (error: unknown) => Promise<never>
  }
}

/**
 * Loads code that comes later: `late(() => import('./x.ts'))`. In a tab older than a deploy the file is gone: the tab
 * moves to the new build, with what was typed, and this promise stays open. Any other failure is thrown.
 */
export async function late<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    return moveToNewBuild(error)
  }
}

/** For code that nobody waits for: undefined when it does not come. */
export const quietly = <T>(load: () => Promise<T>): Promise<T | undefined> => load().catch(() => undefined)

type Component = Awaited<ReturnType<Parameters<typeof lazy>[0]>>['default']

/** A component whose code comes later: `lazyPart(() => import('./part.tsx'), 'Part')`. */
export const lazyPart = <M, K extends keyof M>(load: () => Promise<M>, name: K) =>
  lazy(async () => ({ default: (await late(load))[name] as Component })) as LazyExoticComponent<
    Extract<M[K], Component>
  >

let loading: ReturnType<typeof loadNewBuild> | undefined
const loadNewBuild = () => quietly(() => import('./new-build.ts'))
/** How a tab moves on: fetched while its build is there, because it would be gone with it. */
const newBuild = () =>
  (loading ??= loadNewBuild().then((code) => {
    if (!code) loading = undefined
    return code
  }))

/** Several parts miss their code at once; the page leaves once. */
let leaving: Promise<boolean> | undefined

async function moveToNewBuild(error: unknown): Promise<never> {
  leaving ??= newBuild().then((code) => code?.leaveForNewBuild() ?? false)
  if (await leaving) return new Promise(() => {})
  leaving = undefined
  throw error
}

/** The router would load the old page anew, also for a link that is only hovered. */
export function followBuilds() {
  watchTyping()
  whenIdle(() => void newBuild())
  window.pageIsMissing = async (error) =>
    (await newBuild())?.wantedPage() ? moveToNewBuild(error) : new Promise(() => {})
}

/** Puts what was typed before a reload back into its fields, and forgets it. */
export function restoreTyping() {
  const stored = tabStorage.get(TYPED_TEXTS)
  if (!stored) return
  tabStorage.remove(TYPED_TEXTS)
  void quietly(() => import('./restore-typing.ts')).then((code) =>
    code?.restoreTypedTexts(JSON.parse(stored) as KeptText[]),
  )
}
