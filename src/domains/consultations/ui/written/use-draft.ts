import { useEffect, useState } from 'react'
import { ApiError, browserApi } from '#browser/api.ts'
import { readQuestion, saveDraft, type Question } from '../../written/contract.ts'
import { keepDraft, keptDraft } from '../room/kept.ts'
import { draftKeeper, type Standing } from './draft-keeper.ts'

const PAUSE_MS = 1_000
const hasMoved = (error: unknown) => error instanceof ApiError && error.code === 'questions.draft_moved'
const ownWords = ({ you, question, answer }: Question) => (you === 'client' ? question : answer)

/** Keeps one question's draft with us; what is stored is forgotten by this tab. */
function keeperOf(q: Question, tell: (standing: Standing) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(timer)
  const keeper = draftKeeper({
    saved: ownWords(q),
    saves: q.saves,
    save: (text, saves) => browserApi(saveDraft, { id: q.id, text, saves }),
    hasMoved,
    later(act) {
      stop()
      timer = setTimeout(act, PAUSE_MS)
    },
    onStanding(now) {
      tell(now)
      if (now === 'saved') keepDraft(q.id, '')
    },
  })
  return { ...keeper, stop }
}

/**
 * The reader's own words about a question: stored with us while they are typed, and in this tab until they are. What
 * was typed here and not stored is there again after a reload.
 */
export function useDraft(q: Question) {
  const [text, setText] = useState(() => keptDraft(q.id) || ownWords(q))
  const [standing, setStanding] = useState<Standing>('saved')
  const [keeper] = useState(() => keeperOf(q, setStanding))
  const { id } = q

  useEffect(() => {
    const kept = keptDraft(id)
    if (kept) keeper.write(kept)
    const bring = () => void keeper.bring()
    addEventListener('online', bring)
    addEventListener('pagehide', bring)
    return () => {
      removeEventListener('online', bring)
      removeEventListener('pagehide', bring)
      keeper.stop()
      bring()
    }
  }, [keeper, id])

  const there = async () => {
    const now = await browserApi(readQuestion, { id })
    return { text: ownWords(now), saves: now.saves }
  }
  return {
    text,
    standing,
    write(words: string) {
      setText(words)
      keepDraft(id, words)
      keeper.write(words)
    },
    retry: () => void keeper.bring(),
    keepMine: async () => keeper.keepMine(await there()),
    async takeTheirs() {
      const now = await there()
      setText(now.text)
      keeper.takeTheirs(now)
    },
    /** Sent: there is no draft any more. */
    forget() {
      keeper.stop()
      keeper.takeTheirs({ text, saves: 0 })
    },
  }
}

export type Draft = ReturnType<typeof useDraft>
