import { Suspense, useState } from 'react'
import { Bell } from '#browser/icons/bell.ts'
import { iconOnly } from '#browser/kit/buttons/icon-only.ts'
import { Dialog } from '#browser/kit/overlays/dialog.tsx'
import { lazyPart } from '#browser/late-code.ts'
import { MOST_UNREAD } from '../notices/contract.ts'
import { useUnreadCount } from './use-notices.ts'

const NoticeList = lazyPart(() => import('./notice-list.tsx'), 'NoticeList')

/** The bell of the header: how many notices are unread, and the list behind it. */
export function NoticeBell({ personId }: { personId: string }) {
  const [isOpen, setOpen] = useState(false)
  const unread = useUnreadCount(personId)
  const count = unread >= MOST_UNREAD ? '99+' : String(unread)
  const words = unread === 0 ? 'Avisos' : unread === 1 ? 'Avisos, 1 não lido' : `Avisos, ${count} não lidos`
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        {...iconOnly(words)}
        onClick={() => setOpen(true)}
        className="relative grid size-11 min-w-10 place-items-center rounded-full hover:bg-accent-wash hover:text-accent"
      >
        <Bell strokeWidth={1.5} className="size-5" aria-hidden="true" />
        {unread > 0 && (
          <span
            aria-hidden="true"
            className="absolute top-0.5 right-0 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-accent px-1 font-semibold text-[0.6875rem] text-on-accent tabular-nums"
          >
            {count}
          </span>
        )}
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Avisos" side className={WIDE_SIDE}>
        {isOpen && (
          <Suspense>
            <NoticeList Heading="h3" onOpen={() => setOpen(false)} />
          </Suspense>
        )}
      </Dialog>
    </>
  )
}

// A sentence needs more width than a menu.
const WIDE_SIDE = 'ml-auto mr-0 my-0 h-dvh max-h-dvh w-[min(28rem,100vw)] max-w-none border-line border-l'
