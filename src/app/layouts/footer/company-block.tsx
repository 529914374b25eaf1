import { Accessibility } from 'lucide-react'
import { COMPANY } from '#shared/company.ts'

/**
 * The company behind the site: name, CNPJ and address on every page (Decreto 7.962/2013; e-mail and phone are listed
 * above), and the accessibility symbol of LBI art. 63.
 */
export const CompanyBlock = () => (
  <div className="grid justify-items-center gap-1">
    <p className="text-balance">
      <strong className="font-semibold">{COMPANY.legalName}</strong> ·{' '}
      <span className="whitespace-nowrap tabular-nums">CNPJ {COMPANY.cnpj}</span>
    </p>
    <p className="text-balance">{COMPANY.address.join(', ')}</p>
    <a href="/data-management#acessibilidade" className="inline-flex items-center gap-2 py-1.5 hover:text-accent">
      <Accessibility strokeWidth={1.5} className="size-5" aria-hidden="true" />
      Acessibilidade deste site
    </a>
  </div>
)
