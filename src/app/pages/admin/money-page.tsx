import type { ReactNode } from 'react'
import type { EmblemName } from '#browser/kit/art/emblem.tsx'
import { PageHeading } from '#browser/kit/layout/page-heading.tsx'
import { RequireSignIn } from '#domains/accounts/ui/require-sign-in.tsx'
import { DashboardLayout } from '../../layouts/dashboard-layout.tsx'

type Props = { title: string; lead: ReactNode; emblem: EmblemName; children: ReactNode }

/** Layout of the admin pages for payments that need attention. */
export const MoneyPage = ({ title, lead, emblem, children }: Props) => (
  <DashboardLayout>
    <RequireSignIn title={title} role="admin" why="Aqui a equipe confere o dinheiro que entra e volta.">
      <PageHeading overline="Dinheiro" title={title} lead={lead} emblem={emblem} />
      {children}
    </RequireSignIn>
  </DashboardLayout>
)
