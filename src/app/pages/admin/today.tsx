import { Navigate, useLocation, useSearchParams } from 'react-router'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { pageMeta } from '#browser/seo/page-meta.ts'
import { MOVED_SECTIONS } from '../../layouts/desk/sections.ts'
import { DeskPage } from './desk-page.tsx'

export const meta = () =>
  pageMeta({
    title: 'Hoje · Equipe',
    description: 'O que espera por uma decisão da equipe.',
    path: '/admin-dashboard',
    noindex: true,
  })

/** All decisions that wait, by deadline. Old addresses of this page lead to where their part is now. */
export default function Today() {
  const section = useSearchParams()[0].get('secao')
  const { search, hash } = useLocation()
  const moved = section && MOVED_SECTIONS[section]
  if (moved) return <Navigate to={moved + hash} replace />
  if (search === '' && (hash === '#email' || hash === '#acessos'))
    return <Navigate to={`/admin-dashboard/conta${hash}`} replace />
  return (
    <DeskPage title="Hoje" lead="O que espera por uma decisão, do mais urgente ao que tem tempo.">
      {section && (
        <div className="mb-4">
          <Notice tone="warn" title="Esta parte não existe">
            O endereço pode ter mudado. Você está em Hoje; as outras partes estão no menu.
          </Notice>
        </div>
      )}
    </DeskPage>
  )
}
