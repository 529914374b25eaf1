import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiError, browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { Field } from '#browser/kit/forms/field.tsx'
import { TextArea } from '#browser/kit/forms/text-area.tsx'
import type { Interest } from '../../interests/rules.ts'
import { saveCampaign } from '../contract.ts'
import { MOST_BODY, MOST_PREHEADER, MOST_SUBJECT, type Segment } from '../rules.ts'
import { ArticleChoice } from './article-choice.tsx'
import { CampaignPreview } from './campaign-preview.tsx'
import { SegmentChoice } from './segment-choice.tsx'

export type Typed = { subject: string; preheader: string; body: string; segment: Segment; interests: Interest[] }
type Props = { id: string; version: number; saved: Typed; onSaved: () => unknown }

/** The text of a draft with how it arrives beside it. What was typed stays after a fault. */
export function CampaignForm({ id, version, saved, onSaved }: Props) {
  const [typed, setTyped] = useState<Typed>(saved)
  const save = useMutation({
    mutationFn: () => browserApi(saveCampaign, { id, version, ...typed }),
    onSuccess: () => {
      toast({ title: 'Rascunho salvo' })
      return onSaved()
    },
  })
  const faults = save.error instanceof ApiError ? save.error.fields : {}
  const set = (change: Partial<Typed>) => setTyped((now) => ({ ...now, ...change }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate()
  }
  return (
    <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-2">
      <form onSubmit={submit} method="post" noValidate className="grid gap-4">
        <ArticleChoice
          onChosen={(article) =>
            set({
              subject: typed.subject.trim() ? typed.subject : article.subject,
              preheader: typed.preheader.trim() ? typed.preheader : article.preheader,
              body: typed.body.trim() ? `${typed.body.trimEnd()}\n\n${article.body}` : article.body,
            })
          }
        />
        <Field
          label="Assunto"
          maxLength={MOST_SUBJECT}
          value={typed.subject}
          error={faults.subject}
          onChange={({ target }) => set({ subject: target.value })}
        />
        <Field
          label="Prévia do assunto"
          optional
          hint="O que aparece ao lado do assunto na caixa de entrada."
          maxLength={MOST_PREHEADER}
          value={typed.preheader}
          error={faults.preheader}
          onChange={({ target }) => set({ preheader: target.value })}
        />
        <TextArea
          label="Texto"
          hint="Em Markdown: ## título, **forte**, [palavras](/blog), - item. Imagens, só as do nosso site."
          rows={14}
          maxLength={MOST_BODY}
          value={typed.body}
          error={faults.body}
          onChange={({ target }) => set({ body: target.value })}
        />
        <SegmentChoice segment={typed.segment} interests={typed.interests} fault={faults.interests} onChange={set} />
        {save.isError && <ErrorState>{errorMessage(save.error)}</ErrorState>}
        <Button type="submit" busy={save.isPending} busyWords="Salvando…" className="justify-self-start">
          Salvar o rascunho
        </Button>
      </form>
      {version > 0 ? (
        <CampaignPreview id={id} version={version} subject={saved.subject} preheader={saved.preheader} />
      ) : (
        <p className="text-quiet text-sm">Salve o rascunho para ver como chega e mandar um teste.</p>
      )}
    </div>
  )
}
