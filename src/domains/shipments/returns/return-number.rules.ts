/** What a client writes on the parcel, and the team looks for. */
export const returnNumber = (id: string) => `DEV-${id.slice(0, 8).toUpperCase()}`
