import { apiContext, apiOver } from '#browser/api.ts'
import { setCompany } from '#browser/company.ts'
import { setPaused } from '#browser/paused.ts'
import { setSiteOrigin } from '#browser/seo/site-origin.ts'
import { setOpenChannels } from '#domains/consultants/ui/open-channels.ts'
import { errorReporter } from './error-reporter.ts'
import { headScripts } from './head-script.ts'
import { encodePage, finishPage, scriptNonce } from './page-pieces.ts'

/**
 * What the build of the pages hands to the server that renders them: the contexts it fills, and what it needs besides.
 */
export const pageServer = {
  apiContext,
  apiOver,
  encodePage,
  errorReporter,
  finishPage,
  headScripts,
  scriptNonce,
  setCompany,
  setOpenChannels,
  setPaused,
  setSiteOrigin,
}
export type PageServer = typeof pageServer
