import { useLocation, useNavigation } from 'react-router'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import type { OutputOf } from '#shared/contract.ts'
import type { listNeedChips, searchConsultants } from '../../search/contract.ts'
import { sortExplanations } from '../../search/rules.ts'
import { CardSkeleton } from '../card-skeleton.tsx'
import { ConsultantCard } from '../consultant-card.tsx'
import { LiveBadges } from '../live-badges.tsx'
import { ActiveFilters } from './active-filters.tsx'
import { searchInputOf } from './list-address.ts'
import { CareFirst, NeedNotes } from './need-notes.tsx'
import { NoResults } from './no-results.tsx'
import { Pagination } from './pagination.tsx'
import { formatNumber } from '#shared/numbers.ts'

type Props = {
  found: OutputOf<typeof searchConsultants>
  address: URLSearchParams
  base?: string
  chips: OutputOf<typeof listNeedChips>
}

const GRID = 'grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3'

/** The total, the order and its explanation, the cards and the pagination. */
export function Results({ found, address, base, chips }: Props) {
  const { consultants, total, page, pages } = found
  const isRenewed = useIsRenewed()
  if (found.needs.some(({ care }) => care === 'first') && !isRenewed)
    return (
      <section aria-label="Resultado">
        <CareFirst />
      </section>
    )
  return (
    <section aria-label="Resultado" aria-busy={isRenewed || undefined}>
      <ActiveFilters address={address} base={base} />
      <div className="mb-5 flex flex-wrap items-start justify-between gap-x-6 gap-y-2 text-quiet text-sm">
        <p role="status">{total === 1 ? '1 consultor encontrado' : `${formatNumber(total)} consultores encontrados`}</p>
        {total > 1 && (
          <details className="measure open:basis-full">
            <summary className="prose-link">Como ordenamos esta lista</summary>
            <p className="mt-2">{sortExplanations[searchInputOf(address).sort ?? 'recommended']}</p>
          </details>
        )}
      </div>
      <InterpretationNotice found={found} typed={address.get('busca') ?? ''} />
      {found.needs.length > 0 && total > 0 && (
        <NeedNotes needs={found.needs} isPart={found.interpretation === 'any_word'} />
      )}
      {isRenewed ? (
        <div className={GRID}>
          {Array.from({ length: 3 }, (_, at) => (
            <CardSkeleton key={at} />
          ))}
        </div>
      ) : consultants.length === 0 ? (
        <NoResults found={found} address={address} base={base} chips={chips} />
      ) : (
        <LiveBadges painted={consultants}>
          <ul className={GRID}>
            {consultants.map((consultant) => (
              <li key={consultant.id} className="content-visibility-auto [--placeholder-height:28rem]">
                <ConsultantCard consultant={consultant} />
              </li>
            ))}
          </ul>
        </LiveBadges>
      )}
      <Pagination address={address} base={base} page={page} pages={pages} />
    </section>
  )
}

/** Whether another list is loading at this same path. */
function useIsRenewed() {
  const here = useLocation()
  const { location } = useNavigation()
  return location !== undefined && location.pathname === here.pathname && location.search !== here.search
}

/** Tells the reader when the text was not searched as typed. */
function InterpretationNotice({
  found: { interpretation, correctedText, needs },
  typed,
}: {
  found: OutputOf<typeof searchConsultants>
  typed: string
}) {
  if (interpretation === 'as_typed' || interpretation === 'by_need' || interpretation === 'none') return null
  if (needs.length > 0 && interpretation === 'any_word') return null
  return (
    <div className="mb-6">
      <Notice tone="accent">
        {interpretation === 'spelling_corrected' ? (
          <>
            Não encontramos “{typed.trim()}”. Procuramos por <strong>{correctedText}</strong>.
          </>
        ) : (
          <>
            Estes perfis falam de parte do que você procura.
            {correctedText && (
              <>
                {' '}
                Procuramos por <strong>{correctedText}</strong>.
              </>
            )}
          </>
        )}
      </Notice>
    </div>
  )
}
