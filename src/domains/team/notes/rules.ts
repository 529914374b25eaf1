/** So long may its writer still change a note. */
export const NOTE_CHANGES_FOR_MS = 15 * 60_000
export const MOST_NOTE = 2_000

/** Whether the writer may still change what was written then. */
export const canChangeNote = (writtenAt: Date, now: Date) => now.getTime() - writtenAt.getTime() <= NOTE_CHANGES_FOR_MS
