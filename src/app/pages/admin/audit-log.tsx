import { pageMeta } from '#browser/seo/page-meta.ts'
import { LogPage } from '#domains/team/audit/ui/log-page.tsx'
import { DeskPage } from './desk-page.tsx'

const TITLE = 'Registro'

export const meta = () =>
  pageMeta({
    title: TITLE,
    description: 'O que a equipe fez, quando e por quê.',
    path: '/admin-dashboard/registro',
    noindex: true,
  })

export default function AuditLog() {
  return (
    <DeskPage title={TITLE} lead="Cada ato da equipe, com o que mudou e por quê. Só cresce, e ninguém o altera.">
      <LogPage />
    </DeskPage>
  )
}
