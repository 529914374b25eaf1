import { Avatar } from '#browser/kit/display/avatar.tsx'
import type { OutputOf } from '#shared/contract.ts'
import { specialtyNames } from '../rules.ts'
import type { searchConsultants } from '../search/contract.ts'

/** Consultants with names similar to the one typed. */
export const SimilarNames = ({ names }: { names: OutputOf<typeof searchConsultants>['similarNames'] }) => (
  <ul className="grid gap-3 sm:grid-cols-3">
    {names.map(({ id, name, imageUrl, specialty }) => (
      <li key={id}>
        <a
          href={`/consultores/${id}`}
          className="flex items-center gap-3 rounded-lg border border-line bg-surface p-3 hover:border-accent hover:text-accent"
        >
          <Avatar name={name} imageUrl={imageUrl} size="md" />
          <span className="grid">
            <span className="font-semibold">{name}</span>
            <span className="text-quiet text-sm">{specialtyNames[specialty]}</span>
          </span>
        </a>
      </li>
    ))}
  </ul>
)
