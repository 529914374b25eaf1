import type { Meaning } from '../rules.ts'

const PARTS = [
  ['tradition', 'Na tradição'],
  ['today', 'Hoje'],
  ['counsel', 'Um conselho'],
  ['question', 'Uma pergunta'],
] as const

/** The text of a hexagram: the scene first, then tradition, today, advice and question under headings. */
export const MeaningText = ({ meaning }: { meaning: Meaning }) => (
  <div className="grid max-w-3xl gap-5">
    <p className="font-display text-xl leading-snug">{meaning.image}</p>
    <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-y-4">
      {PARTS.map(([part, name]) => (
        <div key={part} className="contents">
          <dt className="eyebrow pt-1.5 max-sm:mt-3">{name}</dt>
          <dd className={part === 'question' ? 'font-display text-lg' : undefined}>{meaning[part]}</dd>
        </div>
      ))}
    </dl>
  </div>
)
