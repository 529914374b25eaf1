import { Scripts, ScrollRestoration, UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router'
import { useIsServerRendered } from '#browser/use-is-server-rendered.ts'
import { headScript } from './head-script.ts'

/**
 * The scripts of a document exist only where the server wrote them. React makes the whole document anew when hydration
 * finds something else than it expects (an extension, a translator), and the policy for scripts forbids it to make
 * these: the page would stay blank, though they have run already.
 */
export const HeadScript = () =>
  useIsServerRendered() && <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: headScript }} />

/** @see HeadScript */
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
