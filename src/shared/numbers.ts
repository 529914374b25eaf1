/**
 * A number as Brazil writes it: 1234.5 with 1 digit → "1.234,5". Halves go up. By hand, because the browser's own
 * formatter takes some
 * 30 ms of a phone's time to build, on every page, before anything can be touched.
 */
export function formatNumber(value: number, digits = 0): string {
  const [whole = '', rest] = value.toFixed(digits).split('.')
  return rest ? `${groupThousands(whole)},${rest}` : groupThousands(whole)
}

/** Points between thousands: "-1234567" → "-1.234.567". */
export const groupThousands = (figures: string) => figures.replace(/\B(?=(\d{3})+$)/g, '.')
