type Row = { columns: number; length: number; taken: readonly number[] }

/**
 * The card that a key moves to, skipping taken ones. Undefined: the key does not navigate, or there is no card that
 * way.
 */
export function nextInRow(at: number, key: string, { columns, length, taken }: Row): number | undefined {
  const free = (from: number, by: number) => {
    for (let to = from; to >= 0 && to < length; to += by) if (!taken.includes(to)) return to
    return undefined
  }
  switch (key) {
    case 'ArrowRight':
      return free(at + 1, 1) ?? (taken.includes(at) ? free(at - 1, -1) : undefined)
    case 'ArrowLeft':
      return free(at - 1, -1)
    case 'ArrowDown':
      return free(at + columns, columns)
    case 'ArrowUp':
      return free(at - columns, -columns)
    case 'Home':
      return free(0, 1)
    case 'End':
      return free(length - 1, -1)
    default:
      return undefined
  }
}
