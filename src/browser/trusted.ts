type Policy = { createHTML: (html: string) => string; createScriptURL: (url: string) => string }
type Factory = { createPolicy: (name: string, rules: Policy) => Policy }

const WORKER = '/sw.js'

/**
 * The only two things this site ever hands to the browser as markup or script by itself; everything else is refused
 * (Trusted Types).
 */
const rules: Policy = {
  createHTML: (html) => html,
  createScriptURL(url) {
    if (url !== WORKER) throw new TypeError(`Only ${WORKER} is registered`)
    return url
  },
}

let policy: Policy | undefined
const ours = () =>
  (policy ??= (globalThis as { trustedTypes?: Factory }).trustedTypes?.createPolicy('sensitivos', rules) ?? rules)

/**
 * Markup that our own server made safe (an article's text), for `dangerouslySetInnerHTML`. Never for what somebody
 * typed.
 */
export const safeMarkup = (html: string) => ({ __html: ours().createHTML(html) })

export const workerUrl = () => ours().createScriptURL(WORKER)
