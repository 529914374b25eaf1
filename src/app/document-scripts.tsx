import { Scripts, ScrollRestoration, UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router'
import { useIsServerRendered } from '#browser/use-is-server-rendered.ts'
import { headScripts } from './head-script.ts'

/**
 * The scripts of a document exist only where the server wrote them. React makes the whole document anew when hydration
 * finds something else than it expects (an extension, a translator), and the policy for scripts forbids it to make
 * these: the page would stay blank, though they have run already.
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
