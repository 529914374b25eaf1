import { useState } from 'react'
import { useIsHydrating } from '../use-is-hydrating.ts'
import type { Thing } from './schema-org.ts'

/**
 * What a page is about, for machines (schema.org as JSON-LD). Only painted pages carry it: who navigates without a
 * reload is no search engine, and a script made in the browser would ask Trusted Types for an exception.
 */
export function StructuredData({ data }: { data: Thing | readonly Thing[] }) {
  const isHydrating = useIsHydrating()
  const [isKept] = useState(isHydrating)
  return isKept ? <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: asJsonLd(data) }} /> : null
}

/** No text inside can end the script element. */
export function asJsonLd(data: Thing | readonly Thing[]): string {
  const things = Array.isArray(data) ? { '@graph': data } : data
  return JSON.stringify({ '@context': 'https://schema.org', ...things }).replaceAll('<', String.raw`\u003c`)
}
