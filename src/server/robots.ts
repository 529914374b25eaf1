/** Crawlers may read every page; of the API only what pages embed. */
export const robots = (origin: string) => `User-agent: *
Allow: /api/og/
Allow: /api/portraits/
Disallow: /api/

Sitemap: ${origin}/sitemap.xml
`
