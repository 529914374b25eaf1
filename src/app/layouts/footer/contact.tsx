import { COMPANY } from '#shared/company.ts'

/** Where and when one reaches us (spec §2: address, phone, e-mail, hours). */
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
