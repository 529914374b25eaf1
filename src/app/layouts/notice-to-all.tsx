import { pausedWords } from '#browser/paused.ts'

/** What the team tells everybody, above each page. */
export function NoticeToAll() {
  const words = pausedWords('notice')
  return words ? (
    <aside aria-label="Aviso" className="bg-warn-wash px-4 py-2 text-center text-sm text-warn">
      {words}
    </aside>
  ) : null
}
