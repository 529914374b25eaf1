import { Scripts, ScrollRestoration, UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router'
import { useIsServerRendered } from '#browser/use-is-server-rendered.ts'
import { headScripts } from './head-script.ts'

/**
 * The scripts of a document, written by the server alone. When hydration finds something else than it expects (an
 * extension, a translator), React makes the document anew. The policy for scripts forbids it to make these, and the
 * page would stay blank.
 */
export const HeadScripts = () =>
  useIsServerRendered() &&
  headScripts.map((script, at) => (
    <script key={at} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
  ))

/** @see HeadScripts */
export const BodyScripts = () =>
  useIsServerRendered() ? (
    <>
      <ScrollRestoration />
      <Scripts />
    </>
  ) : (
    <ScrollRestorationOnly />
  )

function ScrollRestorationOnly() {
  useScrollRestoration()
  return null
}
