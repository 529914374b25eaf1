import { absoluteUrl } from '#browser/seo/site-origin.ts'
import { SHOWN_IN_SEARCH } from '../../../articles/fields.rules.ts'

type Props = { title: string; slug: string; excerpt: string }

const lengthOf = (text: string) => [...text].length
const advice = (what: string, length: number, most: number) =>
  `${what}: ${length} de ${most} caracteres${length > most ? ', o fim pode ser cortado' : ''}`

/** What a search engine usually shows of the article. */
export function SearchPreview({ title, slug, excerpt }: Props) {
  const whole = title.includes('Sensitivos') ? title : `${title} · Sensitivos`
  return (
    <section aria-labelledby="na-busca" className="grid content-start gap-1">
      <h2 id="na-busca" className="font-medium text-sm">
        Como aparece numa busca
      </h2>
      <div className="min-w-0 rounded-md border border-line bg-surface p-3">
        <p className="truncate text-quiet text-xs">{absoluteUrl(`/blog/${slug}`)}</p>
        <p className="truncate text-accent text-lg">{whole}</p>
        <p className="line-clamp-2 text-sm">{excerpt || 'Sem resumo ainda.'}</p>
      </div>
      <p className="text-quiet text-xs">
        {advice('Título', lengthOf(whole), SHOWN_IN_SEARCH.title)} ·{' '}
        {advice('resumo', lengthOf(excerpt), SHOWN_IN_SEARCH.description)}
      </p>
    </section>
  )
}
