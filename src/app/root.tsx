import '#browser/styles/site.css'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { Links, Meta, Outlet } from 'react-router'
import { replayEarlyEvents } from '#browser/early-events.ts'
import { focusFirstInvalid, restoreFocus, useFocusOnNavigation } from '#browser/focus.ts'
import { restoreTyping } from '#browser/late-code.ts'
import { Toaster } from '#browser/kit/feedback/toaster.tsx'
import { companyAttribute } from '#browser/company.ts'
import { useClientNavigation } from '#browser/client-navigation.ts'
import { tooltipsOnIntent } from '#browser/tooltips-on-intent.ts'
import { PrefetchOnIntent } from '#browser/prefetch-on-intent.tsx'
import { newQueryClient } from '#browser/query.ts'
import { pausedAttribute } from '#browser/paused.ts'
import { siteOrigin } from '#browser/seo/site-origin.ts'
import fraunces from '#browser/styles/fonts/fraunces-soft.woff2?url'
import { offerDarkTheme, restoreTheme } from '#browser/theme.ts'
import { SessionProvider } from '#domains/accounts/ui/session.tsx'
import { openChannels } from '#domains/consultants/ui/open-channels.ts'
import type { Route } from './+types/root.ts'
import { BodyScripts, HeadScripts } from './document-scripts.tsx'
import { ErrorPage } from './layouts/error-page.tsx'
import { NoticeToAll } from './layouts/notice-to-all.tsx'
import { NavigationProgress } from './layouts/navigation-progress.tsx'
import { SignedInNotices } from './layouts/signed-in-notices.tsx'

const fontPreload = (href: string) =>
  ({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href }) as const

export const links: Route.LinksFunction = () => [
  fontPreload(figtree),
  fontPreload(fraunces),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-180.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

export const meta: Route.MetaFunction = () => [{ title: 'Sensitivos' }]

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html
      lang="pt-BR"
      data-origin={siteOrigin()}
      data-channels={openChannels().join(' ')}
      data-company={companyAttribute()}
      data-paused={pausedAttribute()}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <HeadScripts />
        <Meta />
        <Links />
      </head>
      <body>
        <NoticeToAll />
        {children}
        <BodyScripts />
      </body>
    </html>
  )
}

export default function Root() {
  const [client] = useState(newQueryClient)
  useClientNavigation()
  useFocusOnNavigation()
  useEffect(restoreTheme, [])
  useEffect(offerDarkTheme, [])
  useEffect(restoreFocus, [])
  useEffect(focusFirstInvalid, [])
  useEffect(restoreTyping, [])
  useEffect(replayEarlyEvents, [])
  useEffect(tooltipsOnIntent, [])
  return (
    <QueryClientProvider client={client}>
      <SessionProvider>
        <NavigationProgress />
        <Outlet />
        <SignedInNotices />
        <Toaster />
        <PrefetchOnIntent />
      </SessionProvider>
    </QueryClientProvider>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <ErrorPage error={error} />
