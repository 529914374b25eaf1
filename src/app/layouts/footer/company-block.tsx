import { Accessibility } from 'lucide-react'
import { COMPANY } from '#shared/company.ts'

/** Who answers for the site: name, CNPJ, address, e-mail and phone on every page (Decreto 7.962/2013), and the sign of LBI art. 63. */
export const CompanyBlock = () => (
  <div className="grid justify-items-center gap-1">
    <p>
      <strong className="font-semibold">{COMPANY.legalName}</strong> · CNPJ <span className="whitespace-nowrap tabular-nums">{COMPANY.cnpj}</span>
    </p>
    <p>{COMPANY.address.join(', ')}</p>
    <p>
      <a href={`mailto:${COMPANY.email}`} className="inline-block py-1 hover:text-accent">
        {COMPANY.email}
      </a>{' '}
      ·{' '}
      <a href={COMPANY.phone.href} className="inline-block whitespace-nowrap py-1 tabular-nums hover:text-accent">
        {COMPANY.phone.words}
      </a>
    </p>
    <a href="/data-management#acessibilidade" className="inline-flex items-center gap-2 py-1.5 hover:text-accent">
      <Accessibility strokeWidth={1.5} className="size-5" aria-hidden="true" />
      Site acessível: como usar e como avisar de um problema
    </a>
  </div>
)
