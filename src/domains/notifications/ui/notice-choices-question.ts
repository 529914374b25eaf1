import { apiQuery } from '#browser/query.ts'
import { readNoticeChoices } from '../choices/contract.ts'

/** What the reader chose to be told, by which way. */
export const noticeChoicesQuestion = apiQuery(readNoticeChoices, {})
