/** The page numbers to show: the ends, the current one and its neighbours. 0 is a gap of two pages or more. */
export function pageNumbers(page: number, pages: number): number[] {
  const shown = [1, page - 1, page, page + 1, pages]
    .filter((one, at, all) => one >= 1 && one <= pages && all.indexOf(one) === at)
    .sort((a, b) => a - b)
  return shown.flatMap((one, at) => {
    const missing = one - (shown[at - 1] ?? one - 1) - 1
    if (missing === 0) return [one]
    return missing === 1 ? [one - 1, one] : [0, one]
  })
}
