type Props = {
  /** From 0 to 1. */
  share: number
  name: string
  /** The share in words, read instead of the drawing. */
  words: string
}

const RADIUS = 26
const LENGTH = 2 * Math.PI * RADIUS

/** A share of a whole as an arc in gold on a dial with twelve marks, beside its words. */
export const Dial = ({ share, name, words }: Props) => (
  <div className="grid grid-cols-[auto_1fr] items-center gap-x-4">
    <svg viewBox="0 0 72 72" aria-hidden="true" className="size-16 -rotate-90" fill="none" stroke="currentColor">
      <circle cx="36" cy="36" r="34" strokeWidth="1" className="stroke-edge" strokeDasharray="0.75 17.05" />
      <circle cx="36" cy="36" r={RADIUS} strokeWidth="1" className="stroke-edge" />
      <circle
        cx="36"
        cy="36"
        r={RADIUS}
        strokeWidth="5"
        className="stroke-metal"
        strokeDasharray={`${Math.min(1, Math.max(0, share)) * LENGTH} ${LENGTH}`}
      />
    </svg>
    <p>
      <span className="block text-quiet text-sm">{name}</span>
      <span className="block text-lg leading-snug">{words}</span>
    </p>
  </div>
)
