import { Suspense, useEffect } from 'react'
import { lazyPart } from '#browser/late-code.ts'
import { BackOfficeBar } from './back-office-bar.tsx'
import { setSearchOpen, useSearchOpen } from './search-opening.ts'
import { useSession } from '#domains/accounts/ui/session.tsx'
import { sectionsFor } from './sections.ts'

const SearchDialog = lazyPart(() => import('#domains/team/search/ui/search-dialog.tsx'), 'SearchDialog')

/** What the search calls places: each part of each section, once. */
const placesFor = (member: Parameters<typeof sectionsFor>[0]) => [
  ...sectionsFor(member).flatMap(({ words, href, parts }) => [
    { words, href },
    ...parts.filter((part) => part.href !== href),
  ]),
  { words: 'Sua conta', href: '/admin-dashboard/conta' },
]

/** What accompanies somebody of the team on every page, those of the site too: the bar of a phone, and the search. */
export function BackOfficeTools({ hasBar }: { hasBar: boolean }) {
  const isOpen = useSearchOpen()
  const { user } = useSession()
  useEffect(listenForSearch, [])
  return (
    <>
      {hasBar && <BackOfficeBar />}
      {isOpen && (
        <Suspense>
          <SearchDialog places={placesFor(user)} isOpen={isOpen} onClose={() => setSearchOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

const FIELDS = 'input, textarea, select, [contenteditable=true]'

/** Ctrl K everywhere, and "/" where no field takes it. */
function listenForSearch() {
  const listen = (event: KeyboardEvent) => {
    const isTyping = event.target instanceof HTMLElement && event.target.closest(FIELDS) !== null
    const isAsked =
      ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') ||
      (event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping)
    if (!isAsked || document.querySelector('dialog[open]')) return
    event.preventDefault()
    setSearchOpen(true)
  }
  document.addEventListener('keydown', listen)
  return () => document.removeEventListener('keydown', listen)
}
