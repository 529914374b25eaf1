import { type ReactNode } from 'react'
import { isRouteErrorResponse, Outlet } from 'react-router'
import { lazyPart } from '#browser/late-code.ts'
import { DeferredHydration } from '#browser/deferred-hydration.tsx'
import { StaticContent } from '#browser/static-content.tsx'
import type { Route } from './+types/site.ts'
import { BackToTop } from './back-to-top.tsx'
import { ErrorPage } from './error-page.tsx'
import { Header } from './header/header.tsx'
import { NewsletterBand } from './newsletter-band.tsx'
import { OpenConsultationNotice } from './signed-in-notices.tsx'
import { SkipLink } from './skip-link.tsx'

/** Hydration skips it, so only a navigation in the browser loads its code. */
const Footer = lazyPart(() => import('./footer/footer.tsx'), 'Footer')

const Frame = ({ children }: { children: ReactNode }) => (
  <>
    <SkipLink />
    <DeferredHydration>
      <Header />
    </DeferredHydration>
    <OpenConsultationNotice />
    <div id="conteudo" tabIndex={-1} className="min-h-[calc(100dvh-4.5rem)] pb-12 lg:pb-16">
      {children}
    </div>
    <DeferredHydration>
      <NewsletterBand />
    </DeferredHydration>
    <DeferredHydration>
      <StaticContent>
        <Footer />
      </StaticContent>
      <BackToTop />
    </DeferredHydration>
  </>
)

/** Header and footer around a page. The page renders its own `<main>`. */
export default function Site() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}

/** A page that threw cannot provide its own title. */
export const meta = ({ error }: Route.MetaArgs) => [
  {
    title: `${error === undefined ? '' : isRouteErrorResponse(error) && error.status === 404 ? 'Página não encontrada · ' : 'Algo saiu do lugar · '}Sensitivos`,
  },
  ...(error === undefined ? [] : [{ name: 'robots', content: 'noindex' }]),
]

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <Frame>
    <ErrorPage error={error} />
  </Frame>
)
