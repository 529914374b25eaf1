import { encode } from 'uqr'

/** Modules of white around the code; readers expect four. */
const QUIET_ZONE = 4

/** A QR code as one SVG path of horizontal runs, and the side of its square in modules. */
export function qrPath(text: string): { side: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE })
  const runs = data.flatMap((row, y) => runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`))
  return { side: size, path: runs.join('') }
}

function runsOf(row: readonly boolean[]): [x: number, length: number][] {
  const runs: [number, number][] = []
  row.forEach((dark, x) => {
    const last = runs.at(-1)
    if (dark && last && last[0] + last[1] === x) last[1]++
    else if (dark) runs.push([x, 1])
  })
  return runs
}
