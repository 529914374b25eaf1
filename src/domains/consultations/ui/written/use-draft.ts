import { useEffect, useMemo, useRef, useState } from 'react'
import { ApiError, browserApi } from '#browser/api.ts'
import { readQuestion, saveDraft, type Question } from '../../written/contract.ts'
import { keepDraft, keptDraft } from '../room/kept.ts'
import { draftKeeper, type Standing } from './draft-keeper.ts'

const PAUSE_MS = 1_000
const hasMoved = (error: unknown) => error instanceof ApiError && error.code === 'questions.draft_moved'
const wordsOf = ({ you, question, answer }: Question) => (you === 'client' ? question : answer)

/**
 * The reader's own words about a question: stored with us while they are typed, and in this tab until they are. What was typed
 * here and not stored is there again after a reload.
 */
export function useDraft(q: Question) {
  const [text, setText] = useState(() => keptDraft(q.id) || wordsOf(q))
  const [standing, setStanding] = useState<Standing>('saved')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const first = useRef(q)
  const keeper = useMemo(() => {
    const { id, saves } = first.current
    const later = (act: () => void) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(act, PAUSE_MS)
    }
    const onStanding = (now: Standing) => {
      setStanding(now)
      if (now === 'saved') keepDraft(id, '')
    }
    const save = (words: string, known: number) => browserApi(saveDraft, { id, text: words, saves: known })
    return draftKeeper({ saved: wordsOf(first.current), saves, save, hasMoved, later, onStanding })
  }, [])

  useEffect(() => {
    const kept = keptDraft(first.current.id)
    if (kept) keeper.write(kept)
    const bring = () => void keeper.bring()
    addEventListener('online', bring)
    addEventListener('pagehide', bring)
    return () => {
      removeEventListener('online', bring)
      removeEventListener('pagehide', bring)
      clearTimeout(timer.current)
      bring()
    }
  }, [keeper])

  const there = async () => {
    const now = await browserApi(readQuestion, { id: q.id })
    return { text: wordsOf(now), saves: now.saves }
  }
  return {
    text,
    standing,
    write(words: string) {
      setText(words)
      keepDraft(q.id, words)
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
      clearTimeout(timer.current)
      keeper.takeTheirs({ text, saves: 0 })
    },
  }
}

export type Draft = ReturnType<typeof useDraft>
