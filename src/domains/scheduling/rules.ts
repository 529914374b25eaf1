/** How long a booking may take, in minutes. */
export const BOOKING_MINUTES = [20, 30, 45, 60] as const
/** Next times of a card are for it: whoever has no time for it has none. */
export const SHORTEST_BOOKING = BOOKING_MINUTES[0]
export type BookingMinutes = (typeof BOOKING_MINUTES)[number]
