import { Suspense, useEffect, useRef } from 'react'
import { ChevronLeft } from '#browser/icons/chevron-left.ts'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { formatDayAndTime } from '#shared/dates.ts'
import type { QueueCase } from '../contract.ts'
import { hrefOfObject } from '../../objects.rules.ts'
import { QUEUE_KINDS, type QueueKind } from '../kinds.rules.ts'
import { CaseActs } from './case-acts.tsx'
import { CaseOf } from './case-of.tsx'
import { keyOfCase, useQueueAddress } from './queue-address.ts'

type Props = {
  /** What the address says is open. */
  open: string | undefined
  /** The same in the queue; undefined: it does not wait, or further down. */
  one: QueueCase | undefined
  before: QueueCase | undefined
  after: QueueCase | undefined
  memberId: string
}

/** The open case beside the list: who has it, when it is due, and its domain's own form. */
export function CasePanel({ open, one, before, after, memberId }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { hrefTo } = useQueueAddress()
  const wasOpen = useRef(open)
  useEffect(() => {
    if (open !== wasOpen.current) heading.current?.focus({ preventScroll: true })
    wasOpen.current = open
  }, [open])
  if (!open) return <NothingOpen />
  const [kind, id] = open.split(':') as [QueueKind, string]
  const linkTo = (other: QueueCase | undefined) => other && hrefTo({ open: keyOfCase(other) })
  return (
    <section
      aria-labelledby="caso"
      className="lg:sticky lg:top-15 lg:max-h-[calc(100dvh-4.5rem)] lg:overflow-y-auto lg:border-line lg:border-l lg:pl-6"
    >
      <nav aria-label="Na fila" className="mb-2 flex items-center gap-4 text-sm">
        <a
          href={hrefTo({ open: undefined })}
          className="inline-flex min-h-10 items-center gap-1 text-accent lg:min-h-8"
        >
          <ChevronLeft aria-hidden="true" strokeWidth={1.5} className="size-4" />
          Fila
        </a>
        <span className="ml-auto flex gap-4">
          <Step href={linkTo(before)} words="Anterior" />
          <Step href={linkTo(after)} words="Próximo" />
        </span>
      </nav>
      <header className="mb-3 grid gap-2 border-line border-b pb-3">
        <h2 id="caso" ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {QUEUE_KINDS[kind].words}
          {one?.name && ` · ${one.name}`}
        </h2>
        {one && (
          <p className="text-quiet text-sm">
            Esperando desde {formatDayAndTime(one.since)}. Prazo: {formatDayAndTime(new Date(one.dueAt.getTime() - 1))}.
            {one.personId && (
              <>
                {' '}
                <a href={hrefOfObject('person', one.personId)} className="prose-link">
                  Abrir a pessoa
                </a>
              </>
            )}
          </p>
        )}
        {one && <CaseActs one={one} memberId={memberId} />}
      </header>
      <Suspense fallback={<Skeleton className="h-72 w-full" />}>
        <CaseOf key={open} kind={kind} id={id} />
      </Suspense>
    </section>
  )
}

const Step = ({ href, words }: { href: string | undefined; words: string }) =>
  href ? (
    <a href={href} className="inline-flex min-h-10 items-center text-accent lg:min-h-8">
      {words}
    </a>
  ) : (
    <span className="inline-flex min-h-10 items-center text-quiet lg:min-h-8">{words}</span>
  )

const NothingOpen = () => (
  <p className="pt-16 text-center text-quiet text-sm max-lg:hidden">
    Escolha um caso. Com o teclado: <kbd>j</kbd> e <kbd>k</kbd> andam, <kbd>Enter</kbd> abre, <kbd>?</kbd> mostra o
    resto.
  </p>
)
