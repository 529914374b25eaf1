/** Machines may read every page; of the API only what belongs to pages. */
export const robots = (origin: string) => `User-agent: *
Allow: /api/og/
Allow: /api/portraits/
Disallow: /api/

Sitemap: ${origin}/sitemap.xml
`
