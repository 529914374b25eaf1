import type { ReactNode } from 'react'
import { PageHeading } from '#browser/kit/layout/page-heading.tsx'
import { RequireSignIn } from '#domains/accounts/ui/require-sign-in.tsx'
import { DashboardLayout } from '../../layouts/dashboard-layout.tsx'

type Props = { title: string; lead: ReactNode; children: ReactNode }

/** Layout of the admin pages for payments that need attention. */
export const MoneyPage = ({ title, lead, children }: Props) => (
  <DashboardLayout>
    <RequireSignIn title={title} role="admin" why="Aqui a equipe confere o dinheiro que entra e volta.">
      <PageHeading title={title} lead={lead} />
      {children}
    </RequireSignIn>
  </DashboardLayout>
)
