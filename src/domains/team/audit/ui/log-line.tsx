import { Badge } from '#browser/kit/display/badge.tsx'
import { formatDayAndTime } from '#shared/dates.ts'
import { formatNumber } from '#shared/numbers.ts'
import { hrefOfObject } from '../../objects.rules.ts'
import type { LogEntry } from '../contract.ts'
import { EraseWords } from './erase-words.tsx'
import { subjectPath } from './subject-path.ts'

/** One entry: when, who did what about whom, why, and what it changed. */
export function LogLine({ entry }: { entry: LogEntry }) {
  const { actor, person, changes } = entry
  const path = subjectPath(entry)
  return (
    <li className="grid gap-x-5 gap-y-1 border-line border-b py-3 sm:grid-cols-[9.5rem_minmax(0,1fr)]">
      <p className="text-quiet text-sm tabular-nums">
        <time dateTime={entry.at.toISOString()}>{formatDayAndTime(entry.at)}</time>
        {entry.n !== null && <span className="block text-xs">nº {formatNumber(entry.n)}</span>}
      </p>
      <div className="grid min-w-0 gap-1 text-sm">
        <p className="break-words">
          {actor ? <PersonLink {...actor} /> : <span className="text-quiet">Alguém sem entrar</span>} {entry.sentence}
          {person && person.id !== actor?.id && (
            <>
              {' · '}
              <PersonLink {...person} />
            </>
          )}
          {path && (
            <>
              {' · '}
              <a href={path} className="prose-link">
                ver o caso
              </a>
            </>
          )}
        </p>
        {entry.isErased && <Badge>Texto apagado por lei</Badge>}
        {entry.reason && <p className="break-words text-quiet">“{entry.reason}”</p>}
        {changes.length > 0 && (
          <dl className="grid gap-x-4 gap-y-0.5 sm:grid-cols-2">
            {changes.map(({ field, before, after }) => (
              <div key={field} className="flex flex-wrap gap-x-1.5">
                <dt className="text-quiet">{field}:</dt>
                <dd className="min-w-0 break-words">
                  {before !== null && before !== after && (
                    <>
                      <del className="text-quiet">{before}</del>
                      <span aria-hidden="true"> → </span>
                      <span className="sr-only"> passou a </span>
                    </>
                  )}
                  {after === null ? before === null ? '–' : 'nada' : <ins className="no-underline">{after}</ins>}
                </dd>
              </div>
            ))}
          </dl>
        )}
        {(entry.reason || changes.length > 0) && <EraseWords id={entry.id} />}
      </div>
    </li>
  )
}

const PersonLink = ({ id, name }: { id: string; name: string }) => (
  <a href={hrefOfObject('person', id)} className="font-semibold hover:text-accent hover:underline">
    {name || 'sem nome'}
  </a>
)
