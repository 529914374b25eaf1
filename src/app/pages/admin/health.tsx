import { pageMeta } from '#browser/seo/page-meta.ts'
import { HealthPage } from '#domains/team/health/ui/health-page.tsx'
import { SwitchList } from '#domains/team/switches/ui/switch-list.tsx'
import { DeskPage } from './desk-page.tsx'

const TITLE = 'Saúde'

export const meta = () =>
  pageMeta({ title: TITLE, description: 'Como a casa roda.', path: '/admin-dashboard/saude', noindex: true })

export default function Health() {
  return (
    <DeskPage title={TITLE} lead="O que roda, o que atrasa, e o que espera por alguém.">
      <div className="grid gap-8">
        <HealthPage />
        <SwitchList />
      </div>
    </DeskPage>
  )
}
