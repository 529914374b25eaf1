import { COMPANY } from '#shared/company.ts'

/** Address, phone, e-mail and opening hours (spec §2). */
export const Contact = () => (
  <address className="grid gap-3 text-quiet text-sm not-italic">
    <span>
      {COMPANY.address.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </span>
    <span>
      <a href={COMPANY.phone.href} className="block py-1 tabular-nums hover:text-accent">
        {COMPANY.phone.words}
      </a>
      <a href={`mailto:${COMPANY.email}`} className="block py-1 hover:text-accent">
        {COMPANY.email}
      </a>
    </span>
    <span>{COMPANY.hours}</span>
  </address>
)
