/** A glyph of 24 units, centred on a point. */
export const Glyph = ({
  path,
  x = 0,
  y = 0,
  size,
  className,
}: {
  path: string
  x?: number
  y?: number
  size: number
  className?: string
}) => (
  <svg
    x={x - size / 2}
    y={y - size / 2}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    className={className}
    aria-hidden="true"
  >
    <path d={path} fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
)
