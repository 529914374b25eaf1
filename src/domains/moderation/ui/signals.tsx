import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { errorMessage } from '#browser/api.ts'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { apiQuery } from '#browser/query.ts'
import { heldRuleNames } from '#domains/detectors/held.rules.ts'
import type { OutputOf } from '#shared/contract.ts'
import { formatDayAndTime } from '#shared/dates.ts'
import { formatNumber } from '#shared/numbers.ts'
import { readSignals } from '../signals/contract.ts'

type Read = OutputOf<typeof readSignals>
const PLACES: Record<Read['sample'][number]['place'], string> = {
  room: 'numa conversa',
  answer: 'numa resposta por escrito',
  profile: 'no perfil',
}
const NOTHING = <p className="text-quiet text-sm">Nada nos últimos trinta dias.</p>
const profileOf = (id: string) => `/consultores/${id}`

/** What nobody reported: what rules held, what was sent all the same, and biographies that are the same. */
export function Signals() {
  const { data, error, refetch } = useQuery({ ...apiQuery(readSignals, {}), staleTime: 0 })
  if (error) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  if (!data) return <Skeleton className="h-80 w-full" />
  return (
    <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-2">
      <Part title="Textos retidos, por regra">
        {data.byRule.length === 0 ? NOTHING : <ByRule byRule={data.byRule} />}
      </Part>
      <Part title="Quem teve mais textos retidos">
        {data.mostHeld.length === 0 && NOTHING}
        <ul className="grid gap-1.5 text-sm">
          {data.mostHeld.map(({ id, name, held, insisted }) => (
            <li key={id}>
              <a href={profileOf(id)} className="prose-link">
                {name}
              </a>
              : {formatNumber(held)}
              {insisted > 0 && `, ${formatNumber(insisted)} enviados mesmo assim`}
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Enviados mesmo assim: um em cada três, para conferir">
        {data.sample.length === 0 && NOTHING}
        <ul className="grid gap-2 text-sm">
          {data.sample.map((one) => (
            <li key={one.id} className="break-words">
              “{one.found}”{' '}
              <span className="text-quiet">
                {heldRuleNames[one.rule]} ·{' '}
                <a href={profileOf(one.personId)} className="prose-link">
                  {one.name}
                </a>
                , {PLACES[one.place]}, {formatDayAndTime(one.at)}
              </span>
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Apresentações iguais">
        {data.sameTexts.length === 0 && <p className="text-quiet text-sm">Cada perfil tem uma apresentação só sua.</p>}
        <ul className="grid gap-4 text-sm">
          {data.sameTexts.map(({ text, people }) => (
            <li key={people[0]?.id} className="grid gap-1">
              <p className="break-words text-quiet">“{text}”</p>
              <p>
                {formatNumber(people.length)} perfis:{' '}
                {people.map(({ id, name }, at) => (
                  <span key={id}>
                    {at > 0 && ', '}
                    <a href={profileOf(id)} className="prose-link">
                      {name}
                    </a>
                  </span>
                ))}
              </p>
            </li>
          ))}
        </ul>
      </Part>
    </div>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-3">
    <h3 className="text-lg">{title}</h3>
    {children}
  </section>
)

const ByRule = ({ byRule }: Pick<Read, 'byRule'>) => (
  <table className="w-full text-left text-sm">
    <thead>
      <tr className="border-line border-b text-quiet">
        <th scope="col" className="py-1.5 font-normal">
          Regra
        </th>
        <th scope="col" className="py-1.5 text-right font-normal">
          Retidos
        </th>
        <th scope="col" className="py-1.5 text-right font-normal">
          Mesmo assim
        </th>
      </tr>
    </thead>
    <tbody>
      {byRule.map(({ rule, refused, insisted }) => (
        <tr key={rule} className="border-line border-b last:border-0">
          <th scope="row" className="py-1.5 font-normal">
            {heldRuleNames[rule]}
          </th>
          <td className="py-1.5 text-right tabular-nums">{formatNumber(refused)}</td>
          <td className="py-1.5 text-right tabular-nums">{formatNumber(insisted)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
