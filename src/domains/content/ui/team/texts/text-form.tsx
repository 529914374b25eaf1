import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { KeyboardEvent } from 'react'
import { browserApi } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { Fold } from '#browser/kit/layout/fold.tsx'
import { listTextRevisions, listTexts, readText, readTextRevision, saveText } from '../../../texts/contract.ts'
import { readLegalHistory } from '../../../legal/contract.ts'
import { NAMED_TEXTS, type TextFields, type TextKey } from '../../../texts/named.rules.ts'
import { BehindNotice } from '../editor/behind-notice.tsx'
import { faultsOf } from '../editor/faults-of.ts'
import { useAskBeforeLeaving } from '../editor/use-ask-before-leaving.ts'
import { useKeptTyping } from '../editor/use-kept-typing.ts'
import type { Labelled } from '../history/differences.tsx'
import { RevisionHistory } from '../history/revision-history.tsx'
import { LegalVersions } from './legal-versions.tsx'
import { TextFieldInput } from './text-field-input.tsx'

type Props = { textKey: TextKey; personId: string; revision: number; kept: TextFields }

/** A text that has a name, being written. What is kept is what readers have. */
export function TextForm({ textKey, personId, revision, kept }: Props) {
  const [kind, name] = textKey.split('/') as [string, string]
  const { fields: parts, where, legal } = NAMED_TEXTS[textKey]!
  const typing = useKeptTyping<TextFields>({ personId, id: textKey, revision, fields: kept })
  const { fields, base, isDirty } = typing
  const client = useQueryClient()
  const save = useMutation({
    async mutationFn(onto: number) {
      const sent = parts.map((part) => ({ name: part.name, value: fields[part.name] ?? '' }))
      const answer = await browserApi(saveText, { kind, name, base: onto, fields: sent })
      typing.keep(answer.revision, fields)
    },
    onSuccess: () => void toast({ title: legal ? 'Rascunho guardado' : 'Publicado' }),
    onSettled: () =>
      Promise.all(
        [readText, listTexts, readLegalHistory].map(({ path }) => client.invalidateQueries({ queryKey: [path] })),
      ),
  })
  const { fault, faults, isBehind } = faultsOf(save.error)
  useAskBeforeLeaving(isDirty)
  const labelled = (of: TextFields): Labelled => parts.map((part) => [part.label, of[part.name] ?? ''])
  const takeKept = () => {
    typing.takeTheirs(revision, kept)
    save.reset()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    save.mutate(base)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Ctrl+S from any field; the button does the same
    <div onKeyDown={onKeyDown} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {typing.wasRecovered && !isBehind && (
        <Notice tone="accent" title="Aqui está o que você tinha digitado e ainda não guardou">
          <Button variant="secondary" size="sm" onClick={takeKept}>
            Descartar e ver o que está guardado
          </Button>
        </Notice>
      )}
      {isBehind && (
        <BehindNotice
          theirs={labelled(kept)}
          mine={labelled(fields)}
          onTake={takeKept}
          onKeep={() => save.mutate(revision)}
        />
      )}
      {fault && !isBehind && <ErrorState>{fault}</ErrorState>}
      {parts.map((part) => (
        <TextFieldInput
          key={part.name}
          field={part}
          value={fields[part.name] ?? ''}
          error={faults[part.name]}
          onChange={(value) => typing.change({ [part.name]: value })}
        />
      ))}
      <div className="flex flex-wrap items-center gap-3">
        <Button busy={save.isPending} busyWords="Guardando…" title="Ctrl+S" onClick={() => save.mutate(base)}>
          {legal ? 'Guardar rascunho' : 'Guardar e publicar'}
        </Button>
        <a href={where} target="_blank" rel="noopener" className="prose-link text-sm">
          Ver no site
        </a>
        {isDirty && <span className="text-sm text-warn">Há mudanças que ainda não foram guardadas.</span>}
      </div>
      {legal && <LegalVersions text={legal} isDirty={isDirty} />}
      <Fold title="Revisões e diferenças">
        <RevisionHistory
          name={textKey}
          newest={revision}
          publicRevision={legal ? null : revision}
          isOfProduct
          list={(before) => browserApi(listTextRevisions, { kind, name, before })}
          read={async (number) => {
            const answer = await browserApi(readTextRevision, { kind, name, number })
            return Object.fromEntries(answer.fields.map((field) => [field.name, field.value]))
          }}
          labelled={labelled}
          typed={fields}
          onRestore={typing.change}
        />
      </Fold>
    </div>
  )
}
