import type { Ports } from '#platform/http.ts'
import { isRefusal } from '#shared/refusal.ts'
import { isUuid } from '#shared/uuid.ts'
import { unsubscribe } from './unsubscribe.ts'
import { NEWSLETTER_PATH } from './lists/rules.ts'

/** The token of the address, or an empty string when it cannot be one of ours. */
const tokenOf = (request: Request) =>
  /^[\w-]{20,100}$/.exec(new URL(request.url).searchParams.get('token') ?? '')?.[0] ?? ''

/** The campaign by which somebody leaves. */
const campaignOf = (request: Request) => {
  const id = new URL(request.url).searchParams.get('carta')?.toLowerCase() ?? ''
  return isUuid(id) ? id : undefined
}

/**
 * One-click unsubscription by the mail program (RFC 8058): a POST to the address in the header, with any body. An
 * unknown link gets the same answer, because there is nothing to unsubscribe.
 */
export async function unsubscribeByPost(request: Request, { db, now }: Ports): Promise<Response> {
  try {
    await unsubscribe(db, { token: tokenOf(request), campaign: campaignOf(request), now: now() })
  } catch (error) {
    if (!isRefusal(error, 'newsletter.link_unknown')) throw error
  }
  return new Response('Você saiu da lista.', {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}

/** Programs without that button open the address instead: this shows the page and changes nothing by itself. */
export async function redirectToUnsubscribePage(request: Request): Promise<Response> {
  const campaign = campaignOf(request)
  const page = new URLSearchParams({ sair: tokenOf(request), ...(campaign && { carta: campaign }) })
  const headers = { location: `${NEWSLETTER_PATH}?${page}`, 'cache-control': 'no-store' }
  return new Response(null, { status: 303, headers })
}
