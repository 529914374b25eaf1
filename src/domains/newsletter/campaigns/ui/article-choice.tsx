import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Select } from '#browser/kit/forms/select.tsx'
import { Fold } from '#browser/kit/layout/fold.tsx'
import { apiQuery } from '#browser/query.ts'
import { listRecentPosts } from '#domains/content/contract.ts'
import type { OutputOf } from '#shared/contract.ts'
import { readArticleLetter } from '../contract.ts'

/** Brings the text of an article; what is written already stays. */
export function ArticleChoice({ onChosen }: { onChosen: (article: OutputOf<typeof readArticleLetter>) => void }) {
  const { data: articles = [] } = useQuery(apiQuery(listRecentPosts, {}))
  const [slug, setSlug] = useState('')
  const bring = useMutation({
    mutationFn: () => browserApi(readArticleLetter, { slug: slug || articles[0]?.slug || '' }),
    onSuccess: onChosen,
  })
  if (articles.length === 0) return null
  return (
    <Fold title="Partir de um artigo">
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label="Artigo"
          className="min-w-0 flex-1 basis-56"
          error={bring.error ? errorMessage(bring.error) : undefined}
          value={slug || articles[0]?.slug}
          onChange={({ target }) => setSlug(target.value)}
        >
          {articles.map((one) => (
            <option key={one.slug} value={one.slug}>
              {one.title}
            </option>
          ))}
        </Select>
        <Button variant="secondary" busy={bring.isPending} busyWords="Trazendo…" onClick={() => bring.mutate()}>
          Trazer o texto
        </Button>
      </div>
    </Fold>
  )
}
