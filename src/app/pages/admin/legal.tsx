import { pageMeta } from '#browser/seo/page-meta.ts'
import { LegalPage } from '#domains/team/legal/ui/legal-page.tsx'
import { DeskPage } from './desk-page.tsx'

const TITLE = 'Jurídico'

export const meta = () =>
  pageMeta({
    title: TITLE,
    description: 'O que a justiça, a ANPD e as pessoas pedem sobre dados.',
    path: '/admin-dashboard/registro/juridico',
    noindex: true,
  })

export default function Legal() {
  return (
    <DeskPage title={TITLE} lead="O que a justiça, a ANPD e as pessoas pedem sobre dados, por prazo.">
      <LegalPage />
    </DeskPage>
  )
}
