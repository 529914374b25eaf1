import { keepTypedTexts } from './kept-typing.ts'
import { tabStorage } from './storage.ts'

declare global {
  interface Window {
    /** The list of the build's files that this page came with. */
    __reactRouterManifest?: { url: string }
    __reactRouterDataRouter?: {
      state: { navigation: { location?: { pathname: string; search: string; hash: string } } }
    }
  }
}

/** Which build this tab left last, so that it moves on once and never in a circle. */
const LEFT = 'sensitivos-build'

/** Moves a tab whose build is gone to the new one, once; false: it is not gone. */
export async function leaveForNewBuild(): Promise<boolean> {
  const build = window.__reactRouterManifest?.url ?? ''
  if (tabStorage.get(LEFT) === build || !(await isGone(build))) return false
  // Without storage, a page that was loaded anew once does not do it again.
  const [loading] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (!tabStorage.set(LEFT, build) && loading?.type === 'reload') return false
  const wanted = wantedPage()
  if (wanted) location.assign(wanted)
  else {
    keepTypedTexts()
    location.reload()
  }
  return true
}

/** Only what the server says counts: a network that fails is no reason to leave a page. */
const isGone = async (file: string) =>
  file !== '' && (await fetch(file, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined))?.status === 404

/** Where a link that was pressed leads, while its page is on its way. */
export function wantedPage(): string | undefined {
  const to = window.__reactRouterDataRouter?.state.navigation.location
  return to && to.pathname + to.search + to.hash
}
