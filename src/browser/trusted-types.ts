type Policy = { createHTML: (html: string) => string; createScriptURL: (url: string) => string }
type Factory = { createPolicy: (name: string, rules: Policy) => Policy }

const SERVICE_WORKER = '/sw.js'

/** The only markup and script address that the site passes to the browser itself; Trusted Types refuse all others. */
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

/** Markup that our server sanitised (an article's text), for `dangerouslySetInnerHTML`. Never for user input. */
export const trustedHtml = (html: string) => ({ __html: trustedTypesPolicy().createHTML(html) })

export const serviceWorkerUrl = () => trustedTypesPolicy().createScriptURL(SERVICE_WORKER)
