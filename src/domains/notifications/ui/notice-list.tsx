import { useState } from 'react'
import { errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { Select } from '#browser/kit/forms/select.tsx'
import { dayInSaoPaulo, formatIsoDay } from '#shared/dates.ts'
import type { Notice } from '../notices/contract.ts'
import { NOTICE_GROUPS, type NoticeGroup } from '../notices/kinds.rules.ts'
import { GROUP_WORDS } from './group-words.ts'
import { NoticeLine } from './notice-line.tsx'
import { useMarkRead, useNotices } from './use-notices.ts'

const DAY_MS = 86_400_000

type Props = {
  /** The level of the days' headings: under a page's title, or under that of a dialog. */
  Heading: 'h2' | 'h3'
  /** One was followed. */
  onOpen?: () => void
}

/** What a person was told in the last ninety days, by day, with a filter by subject. */
export function NoticeList({ Heading, onOpen = () => {} }: Props) {
  const [group, setGroup] = useState<NoticeGroup>()
  const query = useNotices(group)
  const reading = useMarkRead()
  const notices = query.data?.pages.flatMap((page) => page.notices) ?? []
  const latest = notices[0]
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <Select
          label="Assunto"
          value={group ?? ''}
          onChange={({ target }) => setGroup(NOTICE_GROUPS.find((one) => one === target.value))}
        >
          <option value="">Todos</option>
          {NOTICE_GROUPS.map((one) => (
            <option key={one} value={one}>
              {GROUP_WORDS[one].title}
            </option>
          ))}
        </Select>
        {latest && !group && notices.some(({ readAt }) => readAt === null) && (
          <Button
            variant="secondary"
            size="sm"
            busy={reading.isPending}
            onClick={() => reading.mutate({ id: latest.id, andOlder: true })}
          >
            Marcar tudo como lido
          </Button>
        )}
      </div>
      {query.isPending && <Skeleton className="h-72 w-full" />}
      {query.isError && <ErrorState onRetry={() => void query.refetch()}>{errorMessage(query.error)}</ErrorState>}
      {query.data && notices.length === 0 && (
        <EmptyState title={group ? 'Nada sobre este assunto' : 'Nenhum aviso por aqui'}>
          <p>O que acontece com as suas consultas e o seu dinheiro aparece aqui, e fica por noventa dias.</p>
        </EmptyState>
      )}
      {byDay(notices).map(({ day, ofDay }) => (
        <section key={day} aria-label={dayWords(day)}>
          <Heading className="font-display text-lg text-quiet">{dayWords(day)}</Heading>
          <ol>
            {ofDay.map((notice) => (
              <NoticeLine
                key={notice.id}
                notice={notice}
                onRead={() => reading.mutate({ id: notice.id, andOlder: false })}
                onOpen={onOpen}
              />
            ))}
          </ol>
        </section>
      ))}
      {query.hasNextPage && (
        <Button variant="secondary" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          Ver avisos mais antigos
        </Button>
      )}
    </div>
  )
}

/** Map.groupBy is younger than the oldest browsers here. */
function byDay(notices: readonly Notice[]) {
  const days: { day: string; ofDay: Notice[] }[] = []
  for (const notice of notices) {
    const day = dayInSaoPaulo(notice.at)
    if (days.at(-1)?.day !== day) days.push({ day, ofDay: [] })
    days.at(-1)!.ofDay.push(notice)
  }
  return days
}

function dayWords(day: string) {
  const now = Date.now()
  if (day === dayInSaoPaulo(new Date(now))) return 'Hoje'
  return day === dayInSaoPaulo(new Date(now - DAY_MS)) ? 'Ontem' : formatIsoDay(day)
}
