import { formatDay } from '#shared/dates.ts'

/** The last day on which something is possible, of the midnight that ends it. */
export const lastDay = (until: Date) => formatDay(new Date(until.getTime() - 1))
