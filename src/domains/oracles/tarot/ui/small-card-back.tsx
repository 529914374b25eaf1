const ID = 'small-back'
const RAYS = Array.from({ length: 12 }, (_, i) => {
  const [x, y] = [Math.cos((i * Math.PI) / 6), Math.sin((i * Math.PI) / 6)]
  return `M${(35 + x * 9).toFixed(1)} ${(60 + y * 9).toFixed(1)}L${(35 + x * 14).toFixed(1)} ${(60 + y * 14).toFixed(1)}`
}).join('')

/** A simplified back for many cards side by side, as an SVG symbol; render it once before its uses. */
export const SmallCardBackSymbol = () => (
  <svg width="0" height="0" aria-hidden="true" className="absolute">
    <symbol id={ID} viewBox="0 0 70 120">
      <rect x="0.5" y="0.5" width="69" height="119" rx="4" fill="var(--surface)" stroke="currentColor" />
      <rect x="5" y="5" width="60" height="110" rx="1.5" fill="none" stroke="currentColor" strokeWidth="0.8" />
      <path
        d="M5 28Q22 22 28 5M65 28Q48 22 42 5M5 92Q22 98 28 115M65 92Q48 98 42 115"
        fill="none"
        stroke="currentColor"
        strokeWidth="0.8"
      />
      <circle cx="35" cy="60" r="20" fill="none" stroke="currentColor" />
      <circle cx="35" cy="60" r="17.5" fill="none" stroke="currentColor" strokeWidth="0.6" strokeDasharray="0.8 2" />
      <g fill="none" stroke="var(--metal)" strokeWidth="1.2" strokeLinecap="round">
        <circle cx="35" cy="60" r="6" />
        <path d={RAYS} />
        <path d="M12 12l3 3m0-3l-3 3M55 12l3 3m0-3l-3 3M12 105l3 3m0-3l-3 3M55 105l3 3m0-3l-3 3" strokeWidth="0.8" />
        <path d="M35 24a6 6 0 1 0 5 9 5 5 0 0 1-5-9ZM35 96a6 6 0 1 1 5-9 5 5 0 0 0-5 9Z" strokeWidth="0.9" />
      </g>
    </symbol>
  </svg>
)

/** One of many backs. Decoration only; `SmallCardBackSymbol` has to be on the page. */
export const SmallCardBack = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 70 120" aria-hidden="true" className={className ?? 'block w-full text-ink'}>
    <use href={`#${ID}`} />
  </svg>
)
