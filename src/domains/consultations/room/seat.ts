/** Which of the two of a room. */
export type Role = 'client' | 'consultant'

/** The connection that sits in a seat, with its newest proof in milliseconds of the database's clock. */
export type SeatProof = { connectionNumber: bigint; provedAt: number | undefined }
