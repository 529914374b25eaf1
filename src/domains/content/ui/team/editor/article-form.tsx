import { type KeyboardEvent, useRef, useState } from 'react'
import { browserApi } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { Fold } from '#browser/kit/layout/fold.tsx'
import type { OutputOf } from '#shared/contract.ts'
import { MOST } from '../../../articles/fields.rules.ts'
import { listArticleRevisions, readArticleRevision, type readOwnArticle } from '../../../articles/team.contract.ts'
import { pictureUrl } from '../../../pictures/rules.ts'
import { type Picked, PictureDialog } from '../pictures/picture-dialog.tsx'
import { labelledArticle } from '../history/article-labels.ts'
import { RevisionHistory } from '../history/revision-history.tsx'
import { ArticleFields, TitleFields } from './article-fields.tsx'
import { ArticlePreview } from './article-preview.tsx'
import { BehindNotice } from './behind-notice.tsx'
import { insertBlock } from './markdown-edits.ts'
import { MarkdownField, type MarkdownHandle } from './markdown-field.tsx'
import { PublicationPanel } from './publication-panel.tsx'
import { SearchPreview } from './search-preview.tsx'
import { useAskBeforeLeaving } from './use-ask-before-leaving.ts'
import { useArticleForm } from './use-article-form.ts'

export type OwnArticle = OutputOf<typeof readOwnArticle>
/** `article`: as the server has it now; `revision` 0: nobody kept it yet. */
type Props = { personId: string; article: OwnArticle }

/** An article being written: its text with the preview beside, what stands around it, and what is done with it. */
export function ArticleForm({ personId, article }: Props) {
  const { id, state, revision, publicRevision, publicFrom, publicSlug, wasPublic, changedAt } = article
  const form = useArticleForm({ id, personId, revision, fields: article.fields })
  const { fields, faults, change, act, isDirty, busy } = form
  const [alts, setAlts] = useState<Record<string, string>>({})
  const [isPicking, setPicking] = useState(false)
  const text = useRef<MarkdownHandle>(null)
  const pictureAlt = (fields.picture && (alts[fields.picture] ?? (article.pictureAlt || ''))) || ''
  const remember = ({ name, alt }: Picked) => setAlts((now) => ({ ...now, [name]: alt }))
  useAskBeforeLeaving(isDirty && revision > 0)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    act({ what: 'saving' })
  }
  const takeKept = () => form.takeTheirs(revision, article.fields)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Ctrl+S from any field; the button does the same
    <div onKeyDown={onKeyDown} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {form.wasRecovered && !form.isBehind && (
        <Notice tone="accent" title="Aqui está o que você tinha digitado e ainda não guardou">
          <Button variant="secondary" size="sm" onClick={takeKept}>
            Descartar e ver o que está guardado
          </Button>
        </Notice>
      )}
      {form.isBehind && revision > 0 && (
        <BehindNotice
          theirs={labelledArticle(article.fields)}
          mine={labelledArticle(fields)}
          onTake={takeKept}
          onKeep={() => act({ what: 'saving', onto: revision })}
        />
      )}
      {form.fault && !form.isBehind && <ErrorState>{form.fault}</ErrorState>}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
          <TitleFields {...{ fields, faults }} wasPublic={wasPublic} onChange={change} />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-2">
            <MarkdownField
              ref={text}
              value={fields.markdown}
              most={MOST.markdown}
              error={faults.markdown}
              onChange={(markdown) => change({ markdown })}
            >
              <Button size="sm" variant="secondary" onClick={() => setPicking(true)}>
                Imagem
              </Button>
            </MarkdownField>
            <div
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must be able to scroll it
              tabIndex={0}
              role="group"
              aria-label="Ao lado: como o leitor vê"
              className="max-h-[85vh] overflow-y-auto max-lg:hidden"
            >
              <ArticlePreview id={id} fields={fields} pictureAlt={pictureAlt} date={publicFrom ?? changedAt} />
            </div>
            <Fold title="Ver como o leitor vê" className="lg:hidden">
              <ArticlePreview id={id} fields={fields} pictureAlt={pictureAlt} date={publicFrom ?? changedAt} />
            </Fold>
          </div>
          <SearchPreview title={fields.title} slug={fields.slug} excerpt={fields.excerpt} />
        </div>
        <aside aria-label="Sobre o artigo" className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
          <PublicationPanel
            {...{ state, publicFrom, publicSlug, isDirty, busy }}
            fault={faults.from}
            onSave={() => act({ what: 'saving' })}
            onPublish={(from) => act({ what: 'publishing', from })}
            olderScheduled={
              state === 'scheduled' && publicRevision !== revision ? (publicRevision ?? undefined) : undefined
            }
            isDeletable={revision > 0 && !wasPublic}
            onUnpublish={() => act({ what: 'unpublishing' })}
            onDelete={() => act({ what: 'deleting' })}
          />
          <ArticleFields
            {...{ fields, faults, pictureAlt }}
            onChange={change}
            onPicture={(picked) => {
              if (picked) remember(picked)
              change({ picture: picked?.name ?? null })
            }}
          />
        </aside>
      </div>
      {revision > 0 && (
        <Fold title="Revisões e diferenças">
          <RevisionHistory
            name={id}
            newest={revision}
            publicRevision={publicRevision}
            list={(before) => browserApi(listArticleRevisions, { id, before })}
            read={async (number) => (await browserApi(readArticleRevision, { id, number })).fields}
            labelled={labelledArticle}
            typed={fields}
            onRestore={change}
          />
        </Fold>
      )}
      <PictureDialog
        open={isPicking}
        onClose={() => setPicking(false)}
        onPick={(picked) => {
          setPicking(false)
          remember(picked)
          text.current?.edit(insertBlock(`![${picked.alt.replace(/[[\]]/g, '')}](${pictureUrl(picked.name)})`))
        }}
      />
    </div>
  )
}
