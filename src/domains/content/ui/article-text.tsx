import { trustedHtml } from '#browser/trusted-types.ts'
import { formatDay } from '#shared/dates.ts'
import type { Article } from '../contract.ts'
import { FoldedTableOfContents } from './table-of-contents.tsx'

/** An article from its title to its sources. */
export function ArticleText({
  article: { title, excerpt, date, author, imageUrl, picture, html, contents, sources },
}: {
  article: Article
}) {
  return (
    <>
      <header className="grid gap-4">
        <h1 className="max-w-[22ch] text-4xl leading-tight">{title}</h1>
        <p className="measure text-lg text-quiet">{excerpt}</p>
        <p className="text-quiet text-sm tabular-nums">
          {author} · <time dateTime={date.toISOString()}>{formatDay(date)}</time>
        </p>
        {picture ? (
          <img
            {...picture}
            alt={picture.alt}
            sizes="(min-width: 50rem) 48rem, 92vw"
            className="mb-8 h-auto w-full max-w-3xl rounded-lg border border-line"
          />
        ) : (
          <img
            src={imageUrl}
            alt=""
            width={640}
            height={320}
            className="plate mb-8 aspect-2/1 w-full max-w-3xl rounded-lg border border-line"
          />
        )}
      </header>
      <FoldedTableOfContents parts={contents} />
      <div className="prose" dangerouslySetInnerHTML={trustedHtml(html)} />
      {sources.length > 0 && (
        <section aria-labelledby="fontes" className="mt-12 max-w-[68ch] border-line border-t pt-6">
          <h2 id="fontes" className="eyebrow mb-3">
            Fontes
          </h2>
          <ul className="grid gap-2 text-quiet text-sm">
            {sources.map((source) => (
              <li key={source}>{source}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
