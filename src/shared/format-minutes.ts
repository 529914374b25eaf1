/** Minutes as they are sold: "60 min", "59 min 30 s". Milliseconds; fractions of a second are dropped. */
export function formatMinutes(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60]
  return [minutes > 0 && `${minutes} min`, (rest > 0 || minutes === 0) && `${rest} s`].filter(Boolean).join(' ')
}
