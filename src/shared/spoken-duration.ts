/**
 * A duration as one says it, never longer than it is: "2 h e 5 min", "37 min", "9 min e 52 s", "45 s". From ten minutes
 * on nobody counts seconds. Receipts and clocks show all of it: `formatDuration`.
 */
export function spokenDuration(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)]
  const rest = seconds < 600 ? seconds % 60 : 0
  const parts = [
    hours > 0 && `${hours}\u00a0h`,
    minutes > 0 && `${minutes}\u00a0min`,
    rest > 0 && `${rest}\u00a0s`,
  ].filter(Boolean)
  return parts.join(' e ') || '0\u00a0min'
}
