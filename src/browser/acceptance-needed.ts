/** What the window hears when something was refused because a legal text waits for an acceptance. */
export const ACCEPTANCE_NEEDED = 'acceptance-needed'
