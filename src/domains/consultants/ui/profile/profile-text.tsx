import { Badge } from '#browser/kit/display/badge.tsx'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { formatDay } from '#shared/dates.ts'
import type { ConsultantProfile } from '../../contract.ts'
import { fieldNames } from '../../profile-changes/fields.rules.ts'
import { specialtyNames, tierNames } from '../../rules.ts'
import { LANGUAGES } from '../list/list-address.ts'

/** The specialties, each with its list. */
export const Specialties = ({ consultant: { specialties } }: { consultant: ConsultantProfile }) => (
  <ul aria-label="Especialidades" className="flex flex-wrap gap-2">
    {specialties.map((specialty) => (
      <li key={specialty}>
        <a
          href={`/consultores?especialidade=${specialty}`}
          className="inline-flex min-h-10 items-center hover:underline"
        >
          <Badge tone="metal">{specialtyNames[specialty]}</Badge>
        </a>
      </li>
    ))}
  </ul>
)

/** The consultant's own words, and in public what the team took down of them. */
export const About = ({ consultant: { name, bio, takedowns } }: { consultant: ConsultantProfile }) => (
  <section aria-labelledby="sobre" className="grid gap-3">
    <h2 id="sobre" className="text-2xl">
      Sobre {name}
    </h2>
    {bio.split(/\n+/).map((paragraph, at) => (
      // oxlint-disable-next-line react/no-array-index-key -- two paragraphs may be equal
      <p key={at} className="measure break-words">
        {paragraph}
      </p>
    ))}
    {takedowns.map(({ field, reason, takenDownAt }) => (
      <Notice
        key={`${field} ${takenDownAt.getTime()}`}
        title={`Retirado pela equipe em ${formatDay(takenDownAt)}: ${fieldNames[field].toLowerCase()}`}
      >
        {reason}
      </Notice>
    ))}
  </section>
)

/** City, languages, and what the platform knows. */
export const Facts = ({ consultant }: { consultant: ConsultantProfile }) => (
  <dl className="grid gap-x-8 gap-y-4 border-line border-y py-5 text-sm sm:grid-cols-2">
    {consultant.city && !consultant.isAutomatic && <Fact name="Cidade">{consultant.city}</Fact>}
    <Fact name="Atende em">{consultant.languages.map((code) => LANGUAGES[code] ?? code).join(', ')}</Fact>
    <Fact name="Na casa desde">{formatDay(consultant.memberSince)}</Fact>
    <Fact name="Nível">{consultant.isAutomatic ? 'programa de atendimento' : tierNames[consultant.tier]}</Fact>
  </dl>
)

const Fact = ({ name, children }: { name: string; children: string }) => (
  <div>
    <dt className="text-quiet">{name}</dt>
    <dd className="break-words font-medium">{children}</dd>
  </div>
)
