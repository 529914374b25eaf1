import { data } from 'react-router'
import { apiContext, isMissing } from '#browser/api.ts'
import { Breadcrumbs } from '#browser/kit/breadcrumbs.tsx'
import { SectionHeading } from '#browser/kit/section-heading.tsx'
import { ShareLinks } from '#browser/kit/share-links.tsx'
import { publicPage } from '#browser/public-page.ts'
import { absolute } from '#browser/seo/origin.ts'
import { pageMeta } from '#browser/seo/page-meta.ts'
import { StructuredData } from '#browser/seo/structured-data.tsx'
import { article as articleThing, breadcrumbs } from '#browser/seo/things.ts'
import { Still } from '#browser/still.tsx'
import { ArticleText } from '#domains/content/articles/ui/article-text.tsx'
import { slugLike } from '#domains/content/articles/ui/blog-address.ts'
import { PostRow } from '#domains/content/articles/ui/post-row.tsx'
import { type Article, type BlogPost, getArticle, listNearPosts } from '#domains/content/contract.ts'
import { Contents } from '#domains/content/ui/contents.tsx'
import { NothingHere } from '../layouts/not-found/nothing-here.tsx'
import type { Route } from './+types/article.ts'

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (!loaderData || !('article' in loaderData))
    return [{ title: 'Artigo não encontrado · Sensitivos' }, { name: 'robots', content: 'noindex' }]
  const { title, excerpt, slug, category } = loaderData.article
  return pageMeta({
    title,
    description: excerpt,
    path: `/blog/${slug}`,
    type: 'article',
    overline: `Blog · ${category}`,
  })
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

/** An article, or with the status 404 the ones whose address is nearest. */
export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  try {
    return data(await api(getArticle, { slug }), {
      headers: publicPage({ seconds: 300, topics: [`articles:${slug}`] }),
    })
  } catch (error) {
    if (isMissing(error)) return data({ near: await api(listNearPosts, { slug: slugLike(slug) }) }, { status: 404 })
    throw error
  }
}

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  return 'article' in loaderData ? (
    <Reading key={loaderData.article.slug} {...loaderData} />
  ) : (
    <Missing near={loaderData.near} />
  )
}

function Reading({ article, related }: { article: Article; related: readonly BlogPost[] }) {
  const { title, excerpt, slug, category, categoryName, date, changedAt, author, contents } = article
  const path = `/blog/${slug}`
  return (
    <main className="page py-8">
      <StructuredData
        data={[
          articleThing({
            title,
            description: excerpt,
            path,
            publishedAt: date,
            changedAt,
            section: category,
            author,
            image: `/api/og${path}.png`,
          }),
          breadcrumbs([
            { name: 'Blog', path: '/blog' },
            { name: title, path },
          ]),
        ]}
      />
      <Breadcrumbs
        trail={[
          { words: 'Blog', href: '/blog' },
          { words: category, href: `/blog?categoria=${categoryName}` },
          { words: title },
        ]}
      />
      <div className="grid gap-x-14 lg:grid-cols-[minmax(0,1fr)_16rem]">
        <article className="min-w-0">
          <Still>
            <ArticleText article={article} />
          </Still>
          <div className="mt-8 max-w-[68ch] border-line border-t pt-5">
            <ShareLinks url={absolute(path)} title={title} />
          </div>
        </article>
        <Still>
          <Contents parts={contents} />
        </Still>
      </div>
      <section aria-labelledby="continue" className="when-near mt-16 [--guess:92rem] md:[--guess:36rem]">
        <Still>
          <SectionHeading id="continue" title="Continue por aqui" link={{ words: 'Todos os artigos', href: '/blog' }} />
          <PostRow posts={related} />
        </Still>
      </section>
    </main>
  )
}

const Missing = ({ near }: { near: readonly BlogPost[] }) => (
  <NothingHere
    title="Não temos um artigo neste endereço"
    text="Ele pode ter mudado de nome. Talvez seja um destes:"
    all={{ words: 'Ver todos os artigos', href: '/blog' }}
  >
    <PostRow posts={near} />
  </NothingHere>
)
