import { pageMeta } from '#browser/seo/page-meta.ts'
import { RequireSignIn } from '#domains/accounts/ui/require-sign-in.tsx'
import { DeskLayout } from '../../layouts/desk/desk-layout.tsx'
import { MyAccount } from '../account/my-account.tsx'

export const meta = () =>
  pageMeta({
    title: 'Sua conta',
    description: 'Os seus dados e os seus acessos.',
    path: '/admin-dashboard/conta',
    noindex: true,
  })

export default function AccountOfTeam() {
  return (
    <DeskLayout>
      <RequireSignIn title="Sua conta" role="admin" why="Aqui estão os seus dados e os seus acessos.">
        {(user) => <MyAccount user={user} />}
      </RequireSignIn>
    </DeskLayout>
  )
}
