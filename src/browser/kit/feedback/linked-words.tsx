import type { ReactNode } from 'react'

/** The place that refusals name where whoever was refused has something to accept. */
const PLACE = 'Central de privacidade'

/**
 * The words of a refusal, that place in them as a link; anything else is left as it is. It opens beside what was being
 * done, so that what was typed stays.
 */
export function linkedWords(words: ReactNode): ReactNode {
  if (typeof words !== 'string') return words
  const [before, after] = words.split(PLACE)
  if (after === undefined) return words
  return (
    <>
      {before}
      <a href="/data-management#aceites" target="_blank" rel="noopener" className="prose-link">
        {PLACE}
      </a>
      {after}
    </>
  )
}
