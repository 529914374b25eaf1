import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigation, useNavigationType } from 'react-router'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import type { OutputOf } from '#shared/contract.ts'
import type { listNeedChips, searchConsultants } from '../../search/contract.ts'
import { orderExplanation } from '../../search/rules.ts'
import { CardSkeleton } from '../card-skeleton.tsx'
import { ConsultantCard } from '../consultant-card.tsx'
import { LiveBadges } from '../live-badges.tsx'
import { ActiveFilters } from './active-filters.tsx'
import { searchInputOf } from './list-address.ts'
import { CareFirst, NeedNotes } from './need-notes.tsx'
import { NoResults } from './no-results.tsx'
import { Pagination } from './pagination.tsx'
import { RESULTS_ID, showResults } from './show-results.ts'
import { formatNumber } from '#shared/numbers.ts'

type Props = {
  found: OutputOf<typeof searchConsultants>
  address: URLSearchParams
  base?: string
  chips: OutputOf<typeof listNeedChips>
}

const GRID = 'grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3'

/** How many there are, the order and its explanation, the cards and the pagination. */
export function Results({ found, address, base, chips }: Props) {
  const { consultants, total, online, page, pages } = found
  const isRenewed = useIsRenewed()
  useShownAfterChange(String(address))
  if (found.needs.some(({ care }) => care === 'first') && !isRenewed)
    return (
      <section id={RESULTS_ID} aria-label="Resultado">
        <CareFirst />
      </section>
    )
  return (
    <section id={RESULTS_ID} aria-label="Resultado" aria-busy={isRenewed || undefined}>
      <ActiveFilters address={address} base={base} needs={chips} />
      <div className="mb-3 flex flex-wrap items-start justify-between gap-x-6 text-sm">
        <p role="status" className="font-semibold">
          {countWords(total, online)}
        </p>
        {total > 1 && (
          <details className="measure text-quiet open:basis-full">
            <summary className="prose-link">Por que esta ordem?</summary>
            <p className="mt-2">{orderExplanation(searchInputOf(address).sort, found.needs.length > 0)}</p>
          </details>
        )}
      </div>
      <InterpretationNotice found={found} typed={address.get('busca') ?? ''} />
      {found.needs.length > 0 && total > 0 && (
        <NeedNotes needs={found.needs} isPart={found.interpretation === 'any_word'} />
      )}
      {isRenewed ? (
        <div className={GRID}>
          {Array.from({ length: 6 }, (_, at) => (
            <CardSkeleton key={at} />
          ))}
        </div>
      ) : consultants.length === 0 ? (
        <NoResults found={found} address={address} base={base} chips={chips} />
      ) : (
        <LiveBadges painted={consultants}>
          <ul className={GRID}>
            {consultants.map((consultant) => (
              <li key={consultant.id} className="content-visibility-auto [--placeholder-height:13.5rem]">
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

/** "23 consultores, 4 online agora". */
const countWords = (total: number, online: number) =>
  `${total === 1 ? '1 consultor' : `${formatNumber(total)} consultores`}${total === 0 ? '' : `, ${online === 0 ? 'ninguém' : formatNumber(online)} online agora`}`

/** Moves the list into view when another one is shown; going back, the page is where it was. */
function useShownAfterChange(address: string) {
  const shown = useRef(address)
  const isBack = useNavigationType() === NavigationType.Pop
  useEffect(() => {
    if (shown.current === address) return
    shown.current = address
    if (!isBack) showResults()
  }, [address, isBack])
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
