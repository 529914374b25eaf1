import { useSearchParams } from 'react-router'
import { apiContext } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import { Field } from '#browser/kit/forms/field.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { PageHeading } from '#browser/kit/layout/page-heading.tsx'
import { Pagination } from '#browser/kit/navigation/pagination.tsx'
import { publicPageHeaders } from '#browser/public-page-headers.ts'
import { articlesTopic } from '#domains/content/facts.ts'
import { pageMeta } from '#browser/seo/page-meta.ts'
import { PostCard } from '#domains/content/ui/post-card.tsx'
import { blogAddress, searchInputOf } from '#domains/content/ui/blog-address.ts'
import { searchPosts } from '#domains/content/contract.ts'
import { CATEGORIES } from '#domains/content/rules.ts'
import type { Route } from './+types/blog.ts'

export const meta = ({ location }: Route.MetaArgs) => {
  const { text, category } = searchInputOf(new URLSearchParams(location.search))
  return [
    ...pageMeta({
      title: category ? `Blog: ${CATEGORIES[category]}` : 'Blog',
      description:
        'Tarot, astrologia, numerologia, runas e os outros ofícios, contados com fontes, sem mistério e sem promessa.',
      path: '/blog',
      overline: 'Leituras',
      noindex: Boolean(text),
    }),
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/rss+xml',
      title: 'Blog do Sensitivos',
      href: '/blog/rss.xml',
    },
  ]
}

export const headers = () =>
  publicPageHeaders({ seconds: 120, topics: [articlesTopic], parameters: ['busca', 'categoria', 'pagina'] })

export const loader = ({ request, context }: Route.LoaderArgs) =>
  context.get(apiContext)(searchPosts, searchInputOf(new URL(request.url).searchParams))

const CHIP =
  'inline-flex min-h-10 items-center whitespace-nowrap rounded-full border px-4 text-sm transition-colors duration-150'

export default function Blog({ loaderData: { posts, total, page, pages } }: Route.ComponentProps) {
  const [address] = useSearchParams()
  const { text, category } = searchInputOf(address)
  const chips = [['', 'Tudo'], ...Object.entries(CATEGORIES)]
  return (
    <main className="page py-10">
      <PageHeading
        overline="Blog"
        title="Para ler com calma"
        lead="História, método e dúvidas de quem consulta. Com fontes, sem mistério e sem promessa."
      />
      <div className="mb-8 grid gap-5">
        <search>
          <form key={text} action="/blog" className="grid max-w-2xl grid-cols-[1fr_auto] items-end gap-3">
            {category && <input type="hidden" name="categoria" value={category} />}
            <Field
              label="Buscar no blog"
              name="busca"
              type="search"
              maxLength={100}
              defaultValue={text}
              placeholder="Ex.: mapa astral, sorteio, direitos"
            />
            <Button type="submit" variant="secondary">
              Buscar
            </Button>
          </form>
        </search>
        <nav
          aria-label="Categorias"
          className="-mx-(--page-margin) overflow-x-auto px-(--page-margin) py-1 sm:mx-0 sm:px-0"
        >
          <ul className="flex gap-2 sm:flex-wrap">
            {chips.map(([name, words]) => (
              <li key={name}>
                <a
                  href={blogAddress(address, { categoria: name! })}
                  aria-current={name === (category ?? '') ? 'page' : undefined}
                  className={`${CHIP} ${name === (category ?? '') ? 'border-accent bg-accent font-semibold text-on-accent' : 'border-edge bg-surface hover:border-accent hover:text-accent'}`}
                >
                  {words}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <p role="status" className="mb-5 text-quiet text-sm">
        {total === 1 ? '1 artigo' : `${total} artigos`}
        {text && ` para “${text}”`}
      </p>
      {posts.length === 0 ? (
        <EmptyState
          title="Nada encontrado com estas palavras"
          action={<LinkButton href="/blog">Ver todos os artigos</LinkButton>}
        >
          Tente uma palavra só, sem se preocupar com acentos, ou escolha uma categoria.
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {posts.map((post, at) => (
            <li key={post.id} className="content-visibility-auto [--placeholder-height:24rem]">
              <PostCard post={post} as="h2" eager={at < 3} />
            </li>
          ))}
        </ul>
      )}
      <Pagination page={page} pages={pages} hrefOf={(n) => blogAddress(address, { pagina: n > 1 ? String(n) : '' })} />
      <p className="mt-8 text-quiet text-sm">
        Prefere ler em outro lugar? O blog tem{' '}
        <a href="/blog/rss.xml" rel="external" className="prose-link">
          RSS
        </a>
        .
      </p>
    </main>
  )
}
