import { PageHeading } from '#browser/kit/layout/page-heading.tsx'
import { pageMeta } from '#browser/seo/page-meta.ts'
import { RequireSignIn } from '#domains/accounts/ui/require-sign-in.tsx'
import { PersonalPage } from '../../layouts/dashboard/personal-page.tsx'
import { MyConsultations } from './my-consultations.tsx'

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
            <PageHeading
              title="Minhas conversas"
              lead="As abertas primeiro; depois, tudo o que já foi, com tempo, valor e recibo."
            />
            <MyConsultations user={user} />
          </div>
        )}
      </RequireSignIn>
    </PersonalPage>
  )
}
