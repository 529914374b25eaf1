import { useRef, useState } from 'react'
import { areSame } from '../../../revisions/rules.ts'
import { forgetDraft, loadDraft, storeDraft } from '../local-draft.ts'

type Kept<F> = { personId: string; id: string; revision: number; fields: F }

/**
 * What is typed of a text, in this browser until the server has it. `clean`: what of it is sent, so that a line that is
 * only begun is no change.
 */
export function useKeptTyping<F extends object>(kept: Kept<F>, clean: (fields: F) => F = (fields) => fields) {
  const { personId, id } = kept
  const [draft] = useState(() => loadDraft(personId, id, kept.fields))
  const isRecovered = draft !== undefined && !areSame(kept.fields, clean(draft.fields))
  const [fields, setFields] = useState(isRecovered ? draft.fields : kept.fields)
  const [base, setBase] = useState(isRecovered ? draft.base : kept.revision)
  const [saved, setSaved] = useState(kept.fields)
  const [wasRecovered, setRecovered] = useState(isRecovered)
  const latest = useRef(fields)
  const show = (next: F) => {
    latest.current = next
    setFields(next)
  }
  return {
    fields,
    base,
    wasRecovered,
    isDirty: !areSame(saved, clean(fields)),
    change(changes: Partial<F>) {
      const next = { ...fields, ...changes }
      show(next)
      storeDraft(personId, id, { base, fields: next })
    },
    /** The server has what was typed, as this revision; somebody may have typed on while it was sent. */
    keep(number: number, sent: F) {
      setBase(number)
      setSaved(sent)
      setRecovered(false)
      if (latest.current === fields) forgetDraft(personId, id)
      else storeDraft(personId, id, { base: number, fields: latest.current })
    },
    /** Takes what the server has in place of what is typed. */
    takeTheirs(revision: number, theirs: F) {
      show(theirs)
      setSaved(theirs)
      setBase(revision)
      setRecovered(false)
      forgetDraft(personId, id)
    },
  }
}
