/** How long a booking may take, in minutes. */
export const BOOKING_MINUTES = [20, 30, 45, 60] as const
export type BookingMinutes = (typeof BOOKING_MINUTES)[number]
