import { useQuery } from '@tanstack/react-query'
import { Fold } from '#browser/kit/layout/fold.tsx'
import { apiQuery } from '#browser/query.ts'
import { formatDay } from '#shared/dates.ts'
import { listBrokenLinks } from '../../links/contract.ts'

/** Links of ours that lead nowhere; nothing while there are none. */
export function BrokenLinks() {
  const { data } = useQuery({ ...apiQuery(listBrokenLinks, {}), staleTime: 0 })
  if (!data || data.links.length === 0) return null
  return (
    <Fold
      title={`${data.links.length === 1 ? '1 link leva' : `${data.links.length} links levam`} a páginas que não existem`}
      className="rounded-lg border border-warn bg-warn-wash px-4"
    >
      <ul className="grid gap-2 text-sm">
        {data.links.map(({ page, title, href, foundAt }) => (
          <li key={`${page} ${href}`} className="wrap-anywhere">
            <a href={page} className="prose-link">
              {title}
            </a>{' '}
            leva a <code>{href}</code>, visto em {formatDay(foundAt)}
          </li>
        ))}
      </ul>
    </Fold>
  )
}
