import { useState } from 'react'
import { useIsHydrating } from '../use-is-hydrating.ts'
import type { Thing } from './schema-org.ts'

/**
 * Structured data for search engines (schema.org as JSON-LD). Only in server-rendered pages: after a client navigation
 * no search engine looks, and a script element created in the browser would need a Trusted Types exception.
 */
export function StructuredData({ data }: { data: Thing | readonly Thing[] }) {
  const isHydrating = useIsHydrating()
  const [isKept] = useState(isHydrating)
  return isKept ? <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: asJsonLd(data) }} /> : null
}

/** Escaped, so that no text inside can end the script element. */
export function asJsonLd(data: Thing | readonly Thing[]): string {
  const things = Array.isArray(data) ? { '@graph': data } : data
  return JSON.stringify({ '@context': 'https://schema.org', ...things }).replaceAll('<', String.raw`\u003c`)
}
