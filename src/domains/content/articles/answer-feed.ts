import type { Ports } from '#platform/http.ts'
import { escapeHtml } from '#shared/text.ts'
import { FEED_SIZE } from '../rules.ts'
import { toPost } from './article-view.ts'
import { listRecent } from './sql.ts'

/** RSS 2.0 with the latest articles, with URLs under `publicUrl`. */
export const answerFeed =
  (publicUrl: string) =>
  async (_: Request, { db, now }: Ports) => {
    const items = (await listRecent(db, now(), FEED_SIZE)).map(toPost).map(
      ({ title, excerpt, slug, date, category }) => `<item>
<title>${escapeHtml(title)}</title>
<link>${publicUrl}/blog/${slug}</link>
<guid isPermaLink="true">${publicUrl}/blog/${slug}</guid>
<pubDate>${date.toUTCString()}</pubDate>
<category>${escapeHtml(category)}</category>
<description>${escapeHtml(excerpt)}</description>
</item>`,
    )
    const feed = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>Blog do Sensitivos</title>
<link>${publicUrl}/blog</link>
<description>Tarot, astrologia e os outros ofícios, contados com fontes e sem mistério.</description>
<language>pt-BR</language>
<atom:link href="${publicUrl}/blog/rss.xml" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel></rss>
`
    return new Response(feed, {
      headers: { 'content-type': 'application/rss+xml; charset=utf-8', 'cache-control': 'public, max-age=600' },
    })
  }
