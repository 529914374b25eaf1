import {
  QueryClient,
  QueryClientProvider,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useNavigate,
  useSearchParams,
} from 'react-router'
import { HydratedRouter } from 'react-router/dom'

/** What the home page uses of its libraries, and no code of ours. */
const taken = { QueryClient, QueryClientProvider, queryOptions, useMutation, useQuery, useQueryClient }
const started = { StrictMode, startTransition, hydrateRoot, HydratedRouter }
const routed = { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation, useNavigate, useSearchParams }
Object.assign(globalThis, { taken, started, routed })
