const MAILED_AFTER_MS = 10_000
/** Whoever waits longer than ten seconds gets a mail. */
export const comesByMail = (askedAt: Date, now: Date) => now.getTime() - askedAt.getTime() > MAILED_AFTER_MS
/** So long is a file kept. */
export const KEPT_MS = 7 * 86_400_000
/** Without a sign of life for so long, another worker goes on. */
export const ABANDONED_AFTER_MS = 60_000
/** Periods of more lines than this are written by the worker; shorter ones stream at once. */
export const STREAMED_LINES = 5_000
/** Exports of one person that are kept at a time. */
export const MOST_KEPT = 10

/** The name of the file in the storage. */
export const storedName = (id: string) => `exports/${id}.csv`

/** Where the mail leads: a page that asks to sign in, and then fetches the file. */
export const exportPath = (id: string) => `/relatorios?arquivo=${id}` as const

/** Where its owner fetches the file, signed in. */
export const filePath = ({ id, signature }: { id: string; signature: string }) =>
  `/api/reports/exports/${id}/file?assinatura=${signature}`
