/** The page of a correspondence, with the other one of it. */
export const threadPath = (otherId: string) => `/chat-room?com=${otherId}` as const
