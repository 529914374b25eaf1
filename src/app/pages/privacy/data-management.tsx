import { PageHeading } from '#browser/kit/layout/page-heading.tsx'
import { publicPageHeaders } from '#browser/public-page-headers.ts'
import { pageMeta } from '#browser/seo/page-meta.ts'
import { Accessibility, Company, Cookies } from './notices.tsx'
import { PrivacyNotice } from './privacy-notice.tsx'
import { Rights } from './rights.tsx'
import { Terms } from './terms.tsx'

export const meta = () =>
  pageMeta({
    title: 'Central de privacidade',
    description:
      'Seus direitos sobre os seus dados, aviso de privacidade, termos de uso, cookies, acessibilidade e quem responde pelo site.',
    path: '/data-management',
  })

export const headers = () => publicPageHeaders({ seconds: 600 })

const SECTIONS = [
  ['direitos', 'Seus direitos'],
  ['privacidade', 'Aviso de privacidade'],
  ['termos', 'Termos de uso'],
  ['cookies', 'Cookies'],
  ['acessibilidade', 'Acessibilidade'],
  ['empresa', 'Quem responde'],
] as const

export default function DataManagement() {
  return (
    <main className="page py-10">
      <PageHeading
        overline="Central de privacidade"
        title="Seus dados, às claras"
        lead="O que guardamos, por quê, até quando, e o que você pode fazer a respeito."
      />
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <nav aria-label="Nesta página" className="lg:sticky lg:top-28 lg:self-start">
          <ol className="flex flex-wrap gap-x-5 lg:grid lg:gap-1">
            {SECTIONS.map(([id, words]) => (
              <li key={id}>
                <a href={`#${id}`} className="block py-1.5 text-quiet hover:text-accent">
                  {words}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="grid min-w-0 gap-14">
          <Rights />
          <PrivacyNotice />
          <Terms />
          <Cookies />
          <Accessibility />
          <Company />
        </div>
      </div>
    </main>
  )
}
