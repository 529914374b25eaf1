import { Suspense } from 'react'
import { useParams } from 'react-router'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { lazyPart } from '#browser/late-code.ts'
import { pageMeta } from '#browser/seo/page-meta.ts'
import { isTextKey, NAMED_TEXTS } from '#domains/content/texts/named.rules.ts'
import { BackOfficePage } from './back-office-page.tsx'
import type { Route } from './+types/text-editor.ts'

const TextEditor = lazyPart(() => import('#domains/content/ui/team/texts/text-editor.tsx'), 'TextEditor')

const LIST = '/admin-dashboard/conteudo/textos'
const titleOf = (key: string) => (isTextKey(key) ? NAMED_TEXTS[key]!.label : 'Texto do site')

export const meta = ({ params: { kind, name } }: Route.MetaArgs) =>
  pageMeta({ title: titleOf(`${kind}/${name}`), description: 'O que a página diz.', path: LIST, noindex: true })

export default function TextEditorPage() {
  const { kind = '', name = '' } = useParams()
  return (
    <BackOfficePage
      title={titleOf(`${kind}/${name}`)}
      action={
        <a href={LIST} className="prose-link text-sm">
          Todos os textos
        </a>
      }
    >
      {({ id }) => (
        <Suspense fallback={<Skeleton className="h-96 w-full" />}>
          <TextEditor key={`${kind}/${name}`} kind={kind} name={name} personId={id} />
        </Suspense>
      )}
    </BackOfficePage>
  )
}
