import { loadTabText, storeTabText } from '#browser/tab-texts.ts'

/** What is asked of somebody, kept in this tab while it is typed, and while one signs in or pays. */
const keyOf = (consultantId: string) => `pergunta:${consultantId}`

export const loadQuestion = (consultantId: string) => loadTabText(keyOf(consultantId))
export const storeQuestion = (consultantId: string, text: string) => storeTabText(keyOf(consultantId), text)
