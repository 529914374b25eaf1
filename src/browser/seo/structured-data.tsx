import { useIsServerRendered } from '../use-is-server-rendered.ts'
import { schemas, type Thing } from './schema-org.ts'

type Things = Thing | readonly Thing[]

/**
 * Structured data for search engines (schema.org as JSON-LD), in server-rendered pages alone: no search engine looks
 * after a client navigation, and a script element made in the browser would need a Trusted Types exception.
 */
export function StructuredData({ of }: { of: (schema: typeof schemas) => Things }) {
  const isServerRendered = useIsServerRendered()
  if (!isServerRendered) return null
  const __html = import.meta.env.SSR ? asJsonLd(of(schemas)) : ''
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html }} />
}

/** Escaped, so that no text inside can end the script element. */
export function asJsonLd(data: Things): string {
  const things = Array.isArray(data) ? { '@graph': data } : data
  return JSON.stringify({ '@context': 'https://schema.org', ...things }).replaceAll('<', String.raw`\u003c`)
}
