import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiError, browserApi, errorMessage } from '#browser/api.ts'
import { toast } from '#browser/kit/feedback/toast.ts'
import type { ArticleFields } from '../../../articles/fields.rules.ts'
import {
  listOwnArticles,
  publishArticle,
  readOwnArticle,
  saveArticle,
  unpublishArticle,
} from '../../../articles/team.contract.ts'
import { areSame } from '../../../revisions/rules.ts'
import { forgetDraft, forgetNewArticle, loadDraft, storeDraft } from '../local-draft.ts'

type Start = { id: string; personId: string; revision: number; fields: ArticleFields }

/** Lines that are empty while somebody types them are no sources. */
const cleaned = (fields: ArticleFields): ArticleFields => ({
  ...fields,
  sources: fields.sources.map((source) => source.trim()).filter(Boolean),
})

/** What is typed of an article, kept in this browser until the server has it; and what is done with it. */
export function useArticleForm({ id, personId, revision, fields: kept }: Start) {
  const [draft] = useState(() => loadDraft(personId, id))
  const isRecovered = draft !== undefined && !areSame(kept, cleaned({ ...kept, ...draft.fields }))
  const [fields, setFields] = useState<ArticleFields>(isRecovered ? { ...kept, ...draft.fields } : kept)
  const [base, setBase] = useState(isRecovered ? draft.base : revision)
  const [saved, setSaved] = useState(kept)
  const [wasRecovered, setRecovered] = useState(isRecovered)
  const latest = useRef(fields)
  const client = useQueryClient()
  const change = (changes: Partial<ArticleFields>) => {
    const next = { ...fields, ...changes }
    latest.current = next
    setFields(next)
    storeDraft(personId, id, { base, fields: next })
  }
  /** Takes what the server has in place of what is typed. */
  const take = (next: { revision: number; fields: ArticleFields }) => {
    latest.current = next.fields
    setFields(next.fields)
    setSaved(next.fields)
    setBase(next.revision)
    setRecovered(false)
    forgetDraft(personId, id)
    act.reset()
  }
  const refresh = () =>
    Promise.all([readOwnArticle, listOwnArticles].map(({ path }) => client.invalidateQueries({ queryKey: [path] })))

  async function save(onto: number) {
    const sent = cleaned(fields)
    const { revision: number } = await browserApi(saveArticle, { id, base: onto, fields: sent })
    setBase(number)
    setSaved(sent)
    setRecovered(false)
    // Somebody may have typed on while it was sent.
    if (latest.current === fields) forgetDraft(personId, id)
    else storeDraft(personId, id, { base: number, fields: latest.current })
    forgetNewArticle(id)
    return number
  }
  const isDirty = !areSame(saved, cleaned(fields)) || base === 0
  const act = useMutation({
    mutationFn: async (asked: Asked) => {
      if (asked.what === 'unpublishing') return browserApi(unpublishArticle, { id })
      const number = isDirty || asked.onto !== undefined ? await save(asked.onto ?? base) : base
      if (asked.what === 'publishing') await browserApi(publishArticle, { id, revision: number, from: asked.from })
    },
    onSuccess: (_, { what, ...asked }) =>
      void toast({ title: 'from' in asked && asked.from ? 'Agendado' : DONE[what] }),
    onSettled: () => refresh(),
  })
  const { error } = act
  const code = error instanceof ApiError ? error.code : undefined
  return {
    fields,
    base,
    isDirty,
    wasRecovered,
    change,
    take,
    act: act.mutate,
    busy: act.isPending ? act.variables.what : undefined,
    faults: error instanceof ApiError ? withoutPlaces(error.fields) : {},
    fault: error ? errorMessage(error) : undefined,
    isBehind: code === 'content.changed_meanwhile',
  }
}

/** `onto`: the revision over which it is kept, knowing that it is another one. */
type Asked =
  | { what: 'saving'; onto?: number }
  | { what: 'publishing'; from: Date | null; onto?: number }
  | { what: 'unpublishing'; onto?: undefined }

const DONE = { saving: 'Guardado', publishing: 'Publicado', unpublishing: 'Fora do ar' }

/** `fields.title` and `fields.sources.2` as the form calls them. */
const withoutPlaces = (faults: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(faults).map(([name, words]) => [name.replace(/^fields\./, '').split('.')[0]!, words]),
  )
