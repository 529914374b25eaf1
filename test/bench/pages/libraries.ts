import { QueryClient, QueryClientProvider, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation, useNavigate, useSearchParams } from 'react-router'
import { HydratedRouter } from 'react-router/dom'

/** What the home page takes of its libraries, and not a line of ours. */
Object.assign(globalThis, {
  libraries: [
    ...[QueryClient, QueryClientProvider, queryOptions, useMutation, useQuery, useQueryClient],
    ...[StrictMode, startTransition, hydrateRoot, HydratedRouter],
    ...[Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation, useNavigate, useSearchParams],
  ],
})
