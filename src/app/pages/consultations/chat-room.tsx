import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { PageHeading } from '#browser/kit/layout/page-heading.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { lazyPart } from '#browser/late-code.ts'
import { pageMeta } from '#browser/seo/page-meta.ts'
import type { User } from '#domains/accounts/contract.ts'
import { RequireSignIn } from '#domains/accounts/ui/require-sign-in.tsx'
import { PersonalPage } from '../../layouts/dashboard/personal-page.tsx'
import { MyConsultations } from './my-consultations.tsx'

const Thread = lazyPart(() => import('./thread.tsx'), 'Thread')

export const meta = () =>
  pageMeta({
    title: 'Minhas conversas',
    description: 'As suas conversas, as abertas primeiro, com tempo, valor e recibo.',
    path: '/chat-room',
    noindex: true,
  })

export default function ChatRoom() {
  return (
    <PersonalPage>
      <RequireSignIn title="Minhas conversas" why="As suas conversas são só suas. Entre para vê-las.">
        {(user) => (
          <div className="max-w-3xl">
            <Conversations user={user} />
          </div>
        )}
      </RequireSignIn>
    </PersonalPage>
  )
}

/** The correspondence with whom the address names, else all conversations. */
function Conversations({ user }: { user: User }) {
  const otherId = useSearchParams()[0].get('com')
  if (otherId)
    return (
      <Suspense fallback={<Skeleton className="h-96 w-full" />}>
        <Thread key={otherId} otherId={otherId} personId={user.id} />
      </Suspense>
    )
  return (
    <>
      <PageHeading
        title="Minhas conversas"
        lead="As abertas primeiro; depois, tudo o que já foi, com tempo, valor e recibo."
      />
      <MyConsultations user={user} />
    </>
  )
}
