import { type Ports, type Route, serve, serveRaw } from '#platform/http.ts'
import { isRefusal } from '#shared/refusal.ts'
import { isUuid } from '#shared/uuid.ts'
import { choiceEndpoints } from './choices/endpoints.ts'
import { chooseByLink } from './choose-by-link.ts'
import * as contract from './contract.ts'
import { noticeEndpoints } from './notices/endpoints.ts'
import { pushEndpoints } from './push/endpoints.ts'
import type { Pushing } from './push/subscribe.ts'
import { LEAVE_PATH, leavePagePath } from './rules.ts'

/** `labelOf`: a browser in words that people recognise. */
export const endpointsWith = (pushing: () => Promise<Pushing>, labelOf: (userAgent: string) => string): Route[] => [
  ...endpoints,
  ...pushEndpoints(pushing, labelOf),
]

export const endpoints: Route[] = [
  ...noticeEndpoints,
  ...choiceEndpoints,
  serve(contract.chooseMailByLink, ({ db, now, input }) => chooseByLink(db, { ...input, now })),
  serveRaw('POST', LEAVE_PATH, leaveByPost),
  serveRaw('GET', LEAVE_PATH, redirectToLeavePage),
]

const tokenOf = (request: Request) => {
  const token = new URL(request.url).searchParams.get('token')?.toLowerCase() ?? ''
  return isUuid(token) ? token : undefined
}

/**
 * The unsubscribe button of a mail program (RFC 8058): a POST to the address in the header, with any body. An unknown
 * link gets the same answer, because there is nothing to end.
 */
async function leaveByPost(request: Request, { db, now }: Ports): Promise<Response> {
  const token = tokenOf(request)
  try {
    if (token) await chooseByLink(db, { token, wanted: false, now: now() })
  } catch (error) {
    if (!isRefusal(error, 'notifications.link_unknown')) throw error
  }
  return new Response('Pronto: não enviamos mais avisos como este.', {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}

/** Programs without that button open the address instead: this shows the page and changes nothing by itself. */
async function redirectToLeavePage(request: Request): Promise<Response> {
  const headers = { location: leavePagePath(tokenOf(request) ?? ''), 'cache-control': 'no-store' }
  return new Response(null, { status: 303, headers })
}
