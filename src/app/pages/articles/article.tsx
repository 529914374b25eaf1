import { data, redirect } from 'react-router'
import { apiContext, isMissing } from '#browser/api.ts'
import { Breadcrumbs } from '#browser/kit/navigation/breadcrumbs.tsx'
import { SectionHeading } from '#browser/kit/layout/section-heading.tsx'
import { ShareLinks } from '#browser/kit/buttons/share-links.tsx'
import { publicPageHeaders } from '#browser/public-page-headers.ts'
import { articlesTopic } from '#domains/content/facts.ts'
import { absoluteUrl } from '#browser/seo/site-origin.ts'
import { pageMeta } from '#browser/seo/page-meta.ts'
import { StructuredData } from '#browser/seo/structured-data.tsx'
import { StaticContent } from '#browser/static-content.tsx'
import { ArticleText } from '#domains/content/ui/article-text.tsx'
import { slugLike } from '#domains/content/ui/blog-address.ts'
import { PostGrid } from '#domains/content/ui/post-grid.tsx'
import { type Article, type BlogPost, findMovedPost, getArticle, listSimilarPosts } from '#domains/content/contract.ts'
import { TableOfContents } from '#domains/content/ui/table-of-contents.tsx'
import { MissingItem } from '../../layouts/not-found/missing-item.tsx'
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

/** An article, where it is now, or with status 404 the articles with the most similar addresses. */
export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  try {
    return data(await api(getArticle, { slug }), {
      headers: publicPageHeaders({ seconds: 300, topics: [articlesTopic] }),
    })
  } catch (error) {
    if (!isMissing(error)) throw error
    const moved = await api(findMovedPost, { slug })
    if (moved.slug) throw redirect(`/blog/${moved.slug}`, 301)
    return data({ near: await api(listSimilarPosts, { slug: slugLike(slug) }) }, { status: 404 })
  }
}

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  return 'article' in loaderData ? (
    <ArticleBody key={loaderData.article.slug} {...loaderData} />
  ) : (
    <MissingArticle near={loaderData.near} />
  )
}

function ArticleBody({ article, related }: { article: Article; related: readonly BlogPost[] }) {
  const { title, excerpt, slug, category, categoryName, date, changedAt, author, contents } = article
  const path = `/blog/${slug}`
  return (
    <main className="page py-8">
      <StructuredData
        of={({ articleSchema, breadcrumbsSchema }) => [
          articleSchema({
            title,
            description: excerpt,
            path,
            publishedAt: date,
            changedAt,
            section: category,
            author,
            image: `/api/og${path}.png`,
          }),
          breadcrumbsSchema([
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
          <StaticContent>
            <ArticleText article={article} />
          </StaticContent>
          <div className="mt-8 max-w-[68ch] border-line border-t pt-5">
            <ShareLinks url={absoluteUrl(path)} title={title} />
          </div>
        </article>
        <StaticContent>
          <TableOfContents parts={contents} />
        </StaticContent>
      </div>
      {related.length > 0 && (
        <section
          aria-labelledby="continue"
          className="content-visibility-auto mt-16 [--placeholder-height:92rem] md:[--placeholder-height:36rem]"
        >
          <StaticContent>
            <SectionHeading
              id="continue"
              title="Continue por aqui"
              link={{ words: 'Todos os artigos', href: '/blog' }}
            />
            <PostGrid posts={related} />
          </StaticContent>
        </section>
      )}
    </main>
  )
}

const MissingArticle = ({ near }: { near: readonly BlogPost[] }) => (
  <MissingItem
    title="Não temos um artigo neste endereço"
    text="Ele pode ter mudado de nome. Talvez seja um destes:"
    all={{ words: 'Ver todos os artigos', href: '/blog' }}
  >
    <PostGrid posts={near} />
  </MissingItem>
)
