import { Glyph } from '../birth-chart/ui/wheel/glyph.tsx'
import { SIGN_GLYPHS } from '../birth-chart/ui/wheel/glyphs.ts'

/** The glyph of a sign (0 for Áries) beside its name. */
export const SignMark = ({ sign, className }: { sign: number; className: string }) => (
  <svg viewBox="-12 -12 24 24" aria-hidden="true" className={`shrink-0 text-metal ${className}`}>
    <Glyph path={SIGN_GLYPHS[sign]!} size={24} />
  </svg>
)
