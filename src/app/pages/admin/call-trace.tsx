import { useParams } from 'react-router'
import { pageMeta } from '#browser/seo/page-meta.ts'
import { CallTrace } from '#domains/consultations/ui/call-trace/call-trace.tsx'
import { DeskPage } from './desk-page.tsx'
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
    <DeskPage
      title={TITLE}
      lead="Horários, causas, perdas e demoras; nada do que foi dito. Cada leitura fica registrada."
    >
      <CallTrace id={id} />
    </DeskPage>
  )
}
