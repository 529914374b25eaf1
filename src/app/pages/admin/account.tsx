import { Suspense } from 'react'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { lazyPart } from '#browser/late-code.ts'
import { pageMeta } from '#browser/seo/page-meta.ts'
import { RequireSignIn } from '#domains/accounts/ui/require-sign-in.tsx'
import { BackOfficeLayout } from '../../layouts/back-office/back-office-layout.tsx'

const MyAccount = lazyPart(() => import('../account/my-account.tsx'), 'MyAccount')

export const meta = () =>
  pageMeta({
    title: 'Sua conta',
    description: 'Os seus dados e os seus acessos.',
    path: '/admin-dashboard/conta',
    noindex: true,
  })

export default function AccountOfTeam() {
  return (
    <BackOfficeLayout>
      <RequireSignIn title="Sua conta" role="admin" why="Aqui estão os seus dados e os seus acessos.">
        {(user) => (
          <Suspense fallback={<Skeleton className="h-96 w-full" />}>
            <MyAccount user={user} />
          </Suspense>
        )}
      </RequireSignIn>
    </BackOfficeLayout>
  )
}
