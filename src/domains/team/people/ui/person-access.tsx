import { Badge } from '#browser/kit/display/badge.tsx'
import { formatDayAndTime } from '#shared/dates.ts'
import { hrefOfObject } from '../../objects.rules.ts'
import type { PersonPage } from '../contract.ts'
import { MARK_WORDS } from '../signals.rules.ts'

/** Where somebody is signed in, and who has a mark in common with them. */
export const PersonAccess = ({ person: { sessions, devices, sharers, acceptances } }: { person: PersonPage }) => (
  <div className="grid gap-8">
    <section aria-labelledby="acessos" className="grid gap-2">
      <h2 id="acessos" className="text-lg">
        Acessos abertos
      </h2>
      {sessions.length === 0 && <p className="text-quiet text-sm">Nenhum acesso aberto.</p>}
      <ul className="border-line border-t">
        {sessions.map(({ agent, createdAt, lastSeenAt }, at) => (
          <li key={at} className="flex flex-wrap justify-between gap-x-4 border-line border-b py-2 text-sm">
            <span>{agent}</span>
            <span className="text-quiet">
              desde {formatDayAndTime(createdAt)}, visto em {formatDayAndTime(lastSeenAt)}
            </span>
          </li>
        ))}
      </ul>
      <p className="text-quiet text-sm">
        {devices.known === 1 ? '1 navegador conhecido' : `${devices.known} navegadores conhecidos`}
        {devices.lastUsedAt && `, o último usado em ${formatDayAndTime(devices.lastUsedAt)}`}.
      </p>
    </section>
    <section aria-labelledby="aceites" className="grid gap-2">
      <h2 id="aceites" className="text-lg">
        Textos aceitos
      </h2>
      {acceptances.length === 0 && <p className="text-quiet text-sm">Nenhum aceite registrado.</p>}
      <ul className="border-line border-t">
        {acceptances.map(({ title, version, acceptedAt }) => (
          <li
            key={`${title}:${version}`}
            className="flex flex-wrap justify-between gap-x-4 border-line border-b py-2 text-sm"
          >
            <span>
              {title}, {version > 0 ? `versão ${version}` : 'antes da versão 1'}
            </span>
            <span className="text-quiet tabular-nums">{formatDayAndTime(acceptedAt)}</span>
          </li>
        ))}
      </ul>
    </section>
    <section aria-labelledby="em-comum" className="grid gap-2">
      <h2 id="em-comum" className="text-lg">
        Contas com algo em comum
      </h2>
      {sharers.length === 0 && <p className="text-quiet text-sm">Nenhuma outra conta tem algo em comum com esta.</p>}
      <ul className="border-line border-t">
        {sharers.map(({ id, name, marks, isToldApart }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-3 border-line border-b py-2 text-sm">
            <a href={hrefOfObject('person', id)} className="prose-link">
              {name}
            </a>
            <span>{marks.map((mark) => MARK_WORDS[mark]).join(', ')}</span>
            {isToldApart && <Badge>pessoas diferentes, disse a equipe</Badge>}
          </li>
        ))}
      </ul>
    </section>
  </div>
)
