import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { browserApi } from '#browser/api.ts'
import { toast } from '#browser/kit/feedback/toast.ts'
import type { ArticleFields } from '../../../articles/fields.rules.ts'
import {
  deleteArticle,
  listOwnArticles,
  publishArticle,
  readOwnArticle,
  saveArticle,
  unpublishArticle,
} from '../../../articles/team.contract.ts'
import { forgetNewArticle } from '../local-draft.ts'
import { faultsOf } from './faults-of.ts'
import { useKeptTyping } from './use-kept-typing.ts'

/** `onto`: the revision over which it is kept, knowing that it is another one. */
type Asked =
  | { what: 'saving'; onto?: number }
  | { what: 'publishing'; from: Date | null }
  | { what: 'unpublishing' }
  | { what: 'deleting' }

const DONE = { saving: 'Guardado', publishing: 'Publicado', unpublishing: 'Fora do ar', deleting: 'Rascunho apagado' }

/** Lines that are empty while somebody types them are no sources. */
const clean = (fields: ArticleFields): ArticleFields => ({
  ...fields,
  sources: fields.sources.map((source) => source.trim()).filter(Boolean),
})

/** What is typed of an article, and what is done with it. `revision` 0: nobody kept it yet. */
export function useArticleForm(start: { personId: string; id: string; revision: number; fields: ArticleFields }) {
  const { id } = start
  const typing = useKeptTyping(start, clean)
  const { fields, base } = typing
  const isDirty = typing.isDirty || base === 0
  const client = useQueryClient()
  const navigate = useNavigate()

  async function save(onto: number) {
    const sent = clean(fields)
    const { revision } = await browserApi(saveArticle, { id, base: onto, fields: sent })
    typing.keep(revision, sent)
    forgetNewArticle(id)
    return revision
  }
  async function run(asked: Asked) {
    if (asked.what === 'unpublishing') return browserApi(unpublishArticle, { id })
    if (asked.what === 'deleting') return browserApi(deleteArticle, { id })
    if (asked.what === 'saving') return save(asked.onto ?? base)
    const revision = isDirty ? await save(base) : base
    return browserApi(publishArticle, { id, revision, from: asked.from })
  }
  const act = useMutation({
    mutationFn: run,
    onSuccess(_, asked) {
      toast({ title: asked.what === 'publishing' && asked.from ? 'Agendado' : DONE[asked.what] })
      if (asked.what !== 'deleting') return
      typing.takeTheirs(0, start.fields)
      void navigate('/admin-dashboard/conteudo')
    },
    onSettled: () =>
      Promise.all([readOwnArticle, listOwnArticles].map(({ path }) => client.invalidateQueries({ queryKey: [path] }))),
  })
  return {
    ...typing,
    ...faultsOf(act.error),
    isDirty,
    act: act.mutate,
    busy: act.isPending ? act.variables.what : undefined,
    takeTheirs(revision: number, theirs: ArticleFields) {
      typing.takeTheirs(revision, theirs)
      act.reset()
    },
  }
}
