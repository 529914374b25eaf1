import { Suspense } from 'react'
import { useParams } from 'react-router'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { lazyPart } from '#browser/late-code.ts'
import { pageMeta } from '#browser/seo/page-meta.ts'
import { BackOfficePage } from './back-office-page.tsx'

const ArticleEditor = lazyPart(() => import('#domains/content/ui/team/article-editor.tsx'), 'ArticleEditor')

const ArticleAuthor = lazyPart(() => import('#domains/reminders/ui/article-author.tsx'), 'ArticleAuthor')

const TITLE = 'Artigo'
const LIST = '/admin-dashboard/conteudo'

export const meta = () =>
  pageMeta({ title: TITLE, description: 'Escrever, rever e publicar.', path: LIST, noindex: true })

export default function ArticleEditorPage() {
  const { id = '' } = useParams()
  return (
    <BackOfficePage
      title={TITLE}
      action={
        <a href={LIST} className="prose-link text-sm">
          Todos os artigos
        </a>
      }
    >
      {({ firstName, lastName, id: personId }) => (
        <Suspense fallback={<Skeleton className="h-96 w-full" />}>
          <div className="grid gap-6">
            <ArticleAuthor key={id} id={id} />
            <ArticleEditor key={id} id={id} person={{ id: personId, name: `${firstName} ${lastName}`.trim() }} />
          </div>
        </Suspense>
      )}
    </BackOfficePage>
  )
}
