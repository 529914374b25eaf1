import type { ImportEdge } from './parsed.ts'
import { domainOf } from './sources.ts'

/** Which domain may import which (docs/map.md). A domain that is missing here does not exist. */
export const DOMAIN_DEPENDENCIES: Readonly<Record<string, readonly string[]>> = {
  notifications: [],
  accounts: ['notifications'],
  content: ['accounts'],
  newsletter: ['accounts', 'content', 'notifications', 'oracles', 'payments', 'shop'],
  support: ['accounts', 'notifications'],
  oracles: ['accounts'],
  detectors: ['accounts'],
  consultants: ['accounts', 'detectors', 'limits', 'notifications'],
  wallet: ['accounts'],
  receipts: ['accounts', 'wallet'],
  limits: ['accounts', 'wallet'],
  payments: ['accounts', 'limits', 'notifications', 'receipts', 'wallet'],
  subscriptions: ['accounts', 'limits', 'notifications', 'payments', 'receipts', 'wallet'],
  catalogue: [
    'accounts',
    'consultants',
    'consultations',
    'limits',
    'notifications',
    'payments',
    'receipts',
    'shop',
    'subscriptions',
    'wallet',
    'written-questions',
  ],
  shop: ['accounts', 'content', 'notifications'],
  shipments: ['accounts', 'catalogue', 'notifications', 'shop'],
  consultations: ['accounts', 'consultants', 'detectors', 'limits', 'notifications', 'oracles', 'receipts', 'wallet'],
  'written-questions': [
    'accounts',
    'consultants',
    'consultations',
    'detectors',
    'limits',
    'notifications',
    'receipts',
    'wallet',
  ],
  scheduling: ['accounts', 'consultants', 'consultations', 'limits', 'notifications', 'payments', 'receipts', 'wallet'],
  queue: ['accounts', 'consultants', 'consultations', 'limits', 'notifications', 'scheduling', 'wallet'],
  reminders: ['accounts', 'consultants', 'content', 'notifications', 'oracles', 'scheduling'],
  claims: [
    'accounts',
    'consultations',
    'notifications',
    'receipts',
    'reviews',
    'scheduling',
    'wallet',
    'written-questions',
  ],
  reviews: [
    'accounts',
    'catalogue',
    'consultations',
    'consultants',
    'detectors',
    'notifications',
    'shipments',
    'shop',
    'written-questions',
  ],
  clients: ['accounts', 'consultants', 'consultations', 'reviews', 'scheduling', 'wallet', 'written-questions'],
  payouts: ['accounts', 'consultants', 'notifications', 'receipts', 'support', 'wallet'],
  reports: ['accounts', 'consultants', 'notifications', 'wallet'],
  team: [
    'content',
    'detectors',
    'moderation',
    'accounts',
    'catalogue',
    'claims',
    'consultants',
    'consultations',
    'moderation',
    'notifications',
    'payments',
    'payouts',
    'receipts',
    'reports',
    'reviews',
    'scheduling',
    'shipments',
    'shop',
    'subscriptions',
    'support',
    'wallet',
    'written-questions',
  ],
  moderation: [
    'accounts',
    'claims',
    'clients',
    'consultants',
    'consultations',
    'detectors',
    'notifications',
    'reviews',
    'written-questions',
  ],
}

/** A domain and all its dependencies: the tables that its joins may read. */
export function dependenciesOf(domain: string): Set<string> {
  const seen = new Set([domain])
  for (const one of seen) for (const next of DOMAIN_DEPENDENCIES[one] ?? []) seen.add(next)
  return seen
}

/** Imports from one domain into another. */
export const crossDomainImports = (edges: readonly ImportEdge[]) =>
  edges.flatMap(({ from, to }) => {
    const [a, b] = [domainOf(from), domainOf(to)]
    return a && b && a !== b ? [{ from, to, a, b }] : []
  })
