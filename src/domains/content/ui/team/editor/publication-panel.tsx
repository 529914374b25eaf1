import { useState } from 'react'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Field } from '#browser/kit/forms/field.tsx'
import { instantOfField } from '#browser/kit/forms/instant-of-field.ts'
import { FoldedAct } from '#browser/kit/forms/reason-form.tsx'
import { ConfirmButton } from '#browser/kit/overlays/confirm-button.tsx'
import { formatDayAndTime } from '#shared/dates.ts'
import { STATE_WORDS, type TextState } from '../../../revisions/rules.ts'

type Props = {
  state: TextState
  publicFrom: Date | null
  /** The revision that waits for its day, when it is not the newest. */
  olderScheduled: number | undefined
  publicSlug: string | null
  isDirty: boolean
  /** Nobody but the team ever saw it. */
  isDeletable: boolean
  busy: 'saving' | 'publishing' | 'unpublishing' | 'deleting' | undefined
  fault: string | undefined
  onSave: () => void
  onPublish: (from: Date | null) => void
  onUnpublish: () => void
  onDelete: () => void
}

/** Keep, show to readers now or later, and take away again. */
export function PublicationPanel(props: Props) {
  const { state, publicFrom, publicSlug, isDirty, isDeletable, busy, fault, onSave, onPublish } = props
  const [from, setFrom] = useState('')
  const fromAt = instantOfField(from)
  const isPublic = state === 'public' || state === 'changed'
  return (
    <section aria-label="Publicação" className="grid content-start gap-3 rounded-lg border border-line bg-surface p-4">
      <p role="status" className="text-sm">
        <span className="font-semibold">{STATE_WORDS[state]}</span>
        {publicFrom && ` · ${state === 'scheduled' ? 'entra no ar em' : 'desde'} ${formatDayAndTime(publicFrom)}`}
        {props.olderScheduled && (
          <span className="block text-warn">
            Vale a revisão {props.olderScheduled}: agende outra vez para levar o que mudou depois.
          </span>
        )}
        {isDirty && <span className="block text-warn">Há mudanças que ainda não foram guardadas.</span>}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" busy={busy === 'saving'} busyWords="Guardando…" title="Ctrl+S" onClick={onSave}>
          Guardar rascunho
        </Button>
        <Button busy={busy === 'publishing'} busyWords="Publicando…" onClick={() => onPublish(null)}>
          {isPublic ? 'Publicar as mudanças' : 'Publicar agora'}
        </Button>
      </div>
      {isPublic && publicSlug && (
        <a
          href={`/blog/${publicSlug}`}
          target="_blank"
          rel="noopener"
          className="prose-link justify-self-start text-sm"
        >
          Ver no site
        </a>
      )}
      {!isPublic && (
        <FoldedAct title={state === 'scheduled' ? 'Mudar o dia' : 'Agendar'}>
          <div className="grid gap-3">
            <Field
              label="Entra no ar em"
              type="datetime-local"
              hint="No horário de Brasília."
              value={from}
              error={fault}
              onChange={({ target }) => setFrom(target.value)}
            />
            <Button
              variant="secondary"
              className="justify-self-start"
              disabled={!fromAt}
              onClick={() => fromAt && onPublish(fromAt)}
            >
              Agendar
            </Button>
          </div>
        </FoldedAct>
      )}
      {state !== 'draft' && (
        <ConfirmButton
          variant="quiet"
          size="sm"
          className="justify-self-start"
          words={isPublic ? 'Tirar do ar' : 'Cancelar o agendamento'}
          title={isPublic ? 'Tirar este artigo do ar?' : 'Cancelar o agendamento?'}
          yes={isPublic ? 'Tirar do ar' : 'Cancelar o agendamento'}
          busy={busy === 'unpublishing'}
          busyWords="Um instante…"
          onYes={props.onUnpublish}
        >
          <p>
            O texto e as revisões ficam guardados aqui, e o endereço continua sendo dele. Quem abrir o endereço não acha
            mais o artigo.
          </p>
        </ConfirmButton>
      )}
      {isDeletable && (
        <ConfirmButton
          variant="quiet"
          size="sm"
          className="justify-self-start"
          words="Apagar o rascunho"
          title="Apagar este rascunho?"
          yes="Apagar"
          busy={busy === 'deleting'}
          busyWords="Apagando…"
          onYes={props.onDelete}
        >
          <p>O texto e todas as revisões dele somem, e o endereço fica livre. Ninguém fora da equipe o viu.</p>
        </ConfirmButton>
      )}
    </section>
  )
}
