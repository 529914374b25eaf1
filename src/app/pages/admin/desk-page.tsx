import type { ReactNode } from 'react'
import { PageHeading } from '#browser/kit/layout/page-heading.tsx'
import { RequireSignIn } from '#domains/accounts/ui/require-sign-in.tsx'
import { DashboardLayout } from '../../layouts/dashboard-layout.tsx'

type Props = { title: string; lead?: ReactNode; children: ReactNode }

/** A page of the team's desk. */
export const DeskPage = ({ title, lead, children }: Props) => (
  <DashboardLayout>
    <RequireSignIn title={title} role="admin" why="Aqui a equipe trabalha.">
      <PageHeading title={title} lead={lead} />
      {children}
    </RequireSignIn>
  </DashboardLayout>
)
