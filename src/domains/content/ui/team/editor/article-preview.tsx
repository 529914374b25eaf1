import { useDeferredValue, useEffect, useState } from 'react'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { CATEGORIES } from '../../../rules.ts'
import type { ArticleFields } from '../../../articles/fields.rules.ts'
import { renderMarkdown } from '../../../markdown.rules.ts'
import { pictureSource, pictureUrl } from '../../../pictures/rules.ts'
import { ArticleText } from '../../article-text.tsx'

type Props = { id: string; fields: ArticleFields; pictureAlt: string; date: Date }
type Rendered = Awaited<ReturnType<typeof renderMarkdown>>

/** The article as a reader gets it: the same rendering and the same component. */
export function ArticlePreview({ id, fields, pictureAlt, date }: Props) {
  const markdown = useDeferredValue(fields.markdown)
  const [rendered, setRendered] = useState<Rendered>()
  useEffect(() => {
    let isCurrent = true
    void renderMarkdown(markdown).then((made) => isCurrent && setRendered(made))
    return () => void (isCurrent = false)
  }, [markdown])
  if (!rendered) return <Skeleton className="h-72 w-full" />
  const { title, slug, excerpt, category, author, sources, emblem, picture } = fields
  return (
    <article aria-label="Como o leitor vê" className="min-w-0 rounded-lg border border-line bg-page p-4 sm:p-6">
      <ArticleText
        article={{
          ...rendered,
          id,
          title: title || 'Sem título',
          slug,
          excerpt,
          date,
          changedAt: date,
          category: CATEGORIES[category],
          categoryName: category,
          imageUrl: picture ? pictureUrl(picture) : `/plates/${emblem}.svg`,
          picture: picture ? { ...pictureSource(picture), alt: pictureAlt } : null,
          author,
          sources,
        }}
      />
    </article>
  )
}
