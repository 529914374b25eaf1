import '#browser/styles/site.css'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { useArrivalFocus } from '#browser/arrival-focus.ts'
import { focusOnFault } from '#browser/focus-on-fault.ts'
import { playHeldActs } from '#browser/held-acts.ts'
import { keepFocus } from '#browser/keep-focus.ts'
import { Toaster } from '#browser/kit/toaster.tsx'
import { usePlainLinks } from '#browser/plain-links.ts'
import { PrefetchOnIntent } from '#browser/prefetch-on-intent.tsx'
import { newQueryClient } from '#browser/query.ts'
import { siteOrigin } from '#browser/seo/origin.ts'
import fraunces from '#browser/styles/fonts/fraunces-soft.woff2?url'
import { SessionProvider } from '#domains/accounts/ui/session.tsx'
import type { Route } from './+types/root.ts'
import { headScript } from './head-script.ts'
import { FaultPage } from './layouts/fault-page.tsx'
import { Passage } from './layouts/passage.tsx'

const font = (href: string) =>
  ({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href }) as const

export const links: Route.LinksFunction = () => [
  font(figtree),
  font(fraunces),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-180.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

export const meta: Route.MetaFunction = () => [{ title: 'Sensitivos' }]

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="pt-BR" data-origin={siteOrigin()} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <script dangerouslySetInnerHTML={{ __html: headScript }} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  const [client] = useState(newQueryClient)
  usePlainLinks()
  useArrivalFocus()
  useEffect(keepFocus, [])
  useEffect(focusOnFault, [])
  useEffect(playHeldActs, [])
  return (
    <QueryClientProvider client={client}>
      <SessionProvider>
        <Passage />
        <Outlet />
        <Toaster />
        <PrefetchOnIntent />
      </SessionProvider>
    </QueryClientProvider>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <FaultPage error={error} />
