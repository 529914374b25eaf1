import type { Sql } from '#platform/db.ts'
import { pageOf, parseCursor } from '#shared/exact-cursor.ts'
import type { OutputOf } from '#shared/contract.ts'
import { listFollowUpTexts } from '../follow-ups/sql.ts'
import { questionViewOf } from '../read-question.ts'
import { listDraftViews, listQuestionViewsOf } from '../reading.sql.ts'
import type { readThread as contract, ThreadEntry } from './contract.ts'
import { refuse } from './rules.ts'
import { findPair, listConsultationLines, listPositions } from './sql.ts'

const PAGE = 20

type Wish = { id: string; before?: string | undefined }

/** A correspondence of the reader with one person, the latest first, twenty at a time. Refuses a stranger. */
export async function readThread(sql: Sql, personId: string, { id, before }: Wish): Promise<OutputOf<typeof contract>> {
  const pair = await findPair(sql, personId, id)
  if (!pair) throw refuse('not_found')
  const position = before ? parseCursor(before) : undefined
  const { page, next } = pageOf(await listPositions(sql, pair, { before: position, most: PAGE + 1 }), PAGE)
  const idsOf = (wanted: ThreadEntry['kind']) => page.filter(({ kind }) => kind === wanted).map((entry) => entry.id)
  const [questions, consultations, followUps, drafts] = await Promise.all([
    listQuestionViewsOf(sql, personId, idsOf('question')),
    listConsultationLines(sql, idsOf('consultation')),
    listFollowUpTexts(sql, idsOf('follow_up')),
    before || pair.you === 'consultant' ? [] : listDraftViews(sql, pair),
  ])
  const entries = page.map((entry) => {
    const question = questions.find((one) => one.id === entry.id)
    const { billedMs, channel, receiptCode } = consultations.find((one) => one.id === entry.id) ?? {}
    return {
      ...entry,
      question: question ? questionViewOf(question) : null,
      consultation: billedMs === undefined ? null : { billedMs, channel: channel!, receiptCode: receiptCode! },
      followUp: followUps.find((one) => one.id === entry.id) ?? null,
    }
  })
  const { you, name, portrait, isAutomatic, isUnread, readAt } = pair
  const other = { id, name, imageUrl: portrait && `/api/portraits/${portrait}` }
  return { you, other, isAutomatic, isUnread, readAt, drafts: drafts.map(questionViewOf), entries, next }
}
