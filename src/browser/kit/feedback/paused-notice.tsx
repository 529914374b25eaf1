import { pausedWords } from '../../paused.ts'
import { Notice } from './notice.tsx'

/** Above a button that does what the team has switched off: why, and until when. Nothing while it is on. */
export function PausedNotice({ what }: { what: string }) {
  const words = pausedWords(what)
  return words ? (
    <Notice tone="warn" title="Pausado">
      {words}
    </Notice>
  ) : null
}
