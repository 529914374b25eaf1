type Size = { width: number; height: number }
type Box = Size & { left: number; top: number }

/** Spec §9: the distance of a tooltip from its control; and from the edges of the window. In CSS pixels. */
const OFFSET = 4
const EDGE = 8

/** Where a tooltip goes: centred above its control, below it where there is no room, always inside the window. */
export function tooltipPosition(control: Box, { width, height }: Size, view: Size): { left: number; top: number } {
  const above = control.top - OFFSET - height
  const centred = control.left + (control.width - width) / 2
  return {
    left: Math.max(EDGE, Math.min(centred, view.width - EDGE - width)),
    top: above < EDGE ? control.top + control.height + OFFSET : above,
  }
}
