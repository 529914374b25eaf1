type Policy = { createHTML: (html: string) => string; createScriptURL: (url: string) => string }
type Factory = { createPolicy: (name: string, rules: Policy) => Policy }

const SERVICE_WORKER = '/sw.js'

/**
 * The only two things this site ever hands to the browser as markup or script by itself; everything else is refused
 * (Trusted Types).
 */
const rules: Policy = {
  createHTML: (html) => html,
  createScriptURL(url) {
    if (url !== SERVICE_WORKER) throw new TypeError(`Only ${SERVICE_WORKER} is registered`)
    return url
  },
}

let policy: Policy | undefined
const trustedTypesPolicy = () =>
  (policy ??= (globalThis as { trustedTypes?: Factory }).trustedTypes?.createPolicy('sensitivos', rules) ?? rules)

/**
 * Markup that our own server made safe (an article's text), for `dangerouslySetInnerHTML`. Never for what somebody
 * typed.
 */
export const trustedHtml = (html: string) => ({ __html: trustedTypesPolicy().createHTML(html) })

export const serviceWorkerUrl = () => trustedTypesPolicy().createScriptURL(SERVICE_WORKER)
