import { useParams } from 'react-router'
import { PageHeading } from '#browser/kit/layout/page-heading.tsx'
import { pageMeta } from '#browser/seo/page-meta.ts'
import { RequireSignIn } from '#domains/accounts/ui/require-sign-in.tsx'
import { CallTrace } from '#domains/consultations/ui/call-trace/call-trace.tsx'
import { DashboardLayout } from '../../layouts/dashboard-layout.tsx'
import type { Route } from './+types/call-trace.ts'

const TITLE = 'Registro da consulta'

export const meta = ({ params: { id } }: Route.MetaArgs) =>
  pageMeta({
    title: TITLE,
    description: 'O que aconteceu em uma consulta e em suas chamadas.',
    path: `/admin-dashboard/consultas/${id}`,
    noindex: true,
  })

export default function CallTracePage() {
  const { id = '' } = useParams()
  return (
    <DashboardLayout>
      <RequireSignIn title={TITLE} role="admin" why="Aqui a equipe vê o que aconteceu em uma chamada.">
        <PageHeading
          overline="Equipe"
          title={TITLE}
          emblem="hourglass"
          lead="Horários, causas, perdas e demoras; nada do que foi dito. Cada leitura fica registrada."
        />
        <CallTrace id={id} />
      </RequireSignIn>
    </DashboardLayout>
  )
}
