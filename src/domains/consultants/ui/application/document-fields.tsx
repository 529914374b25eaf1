import { Button } from '#browser/kit/buttons/button.tsx'
import { FieldFrame } from '#browser/kit/forms/field-frame.tsx'
import { formatDay } from '#shared/dates.ts'
import { PHOTO_TYPES } from '#shared/photo-type.ts'
import { type DocumentKind, documentNames, KEPT_MS } from '../../application-documents/bounds.rules.ts'
import type { Documents } from './use-documents.ts'

const days = (ms: number) => ms / 86_400_000

const HINTS: Record<DocumentKind, string> = {
  document: 'RG, CNH ou passaporte: a frente, ou um PDF com os dois lados. Foto de até 12 MB, PDF de até 5 MB.',
  back: 'Se a frente não mostra tudo.',
  selfie: 'O seu rosto e o documento na mesma foto. Ajuda a decidir mais rápido.',
}
const accepted = (kind: DocumentKind) => [...PHOTO_TYPES, ...(kind === 'selfie' ? [] : ['application/pdf'])].join()

/** Who somebody is, for the team alone. */
export const DocumentFields = ({ documents }: { documents: Documents }) => (
  <fieldset className="grid gap-5">
    <legend className="mb-2 font-display text-xl">Seu documento</legend>
    <p className="text-quiet text-sm">
      Só quem decide candidaturas na nossa equipe abre estes arquivos, e cada leitura fica registrada. Apagamos tudo{' '}
      {days(KEPT_MS.refused)} dias depois de uma recusa, ou {days(KEPT_MS.approved)} dias depois da aprovação.
    </p>
    <DocumentField kind="document" documents={documents} />
    <DocumentField kind="back" documents={documents} />
    <DocumentField kind="selfie" documents={documents} />
  </fieldset>
)

function DocumentField({ kind, documents }: { kind: DocumentKind; documents: Documents }) {
  const { chosen, faults, choose, remove } = documents
  const file = chosen[kind]
  const uploaded = documents.uploaded.find((one) => one.kind === kind)
  const isOptional = kind !== 'document'
  return (
    <FieldFrame label={documentNames[kind]} optional={isOptional} hint={HINTS[kind]} error={faults[kind]}>
      {(wiring) => (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <input
            type="file"
            accept={accepted(kind)}
            className="peer sr-only"
            {...wiring}
            onChange={({ target }) => {
              const [picked] = target.files ?? []
              if (picked) choose(kind, picked)
              target.value = ''
            }}
          />
          <label
            htmlFor={wiring.id}
            className="inline-flex min-h-11 items-center rounded-md border border-edge bg-surface px-4 font-semibold text-sm transition-colors duration-150 hover:border-accent peer-focus-visible:outline-2 peer-focus-visible:outline-focus peer-focus-visible:outline-offset-3 peer-aria-invalid:border-bad"
          >
            {file || uploaded ? 'Trocar o arquivo' : 'Escolher um arquivo'}
          </label>
          <span role="status" className="wrap-anywhere min-w-0 text-sm">
            {file?.name ??
              (uploaded && `${uploaded.isPdf ? 'PDF' : 'Foto'} de ${formatDay(uploaded.uploadedAt)}, já conosco`)}
          </span>
          {(file || (uploaded && isOptional)) && (
            <Button variant="quiet" size="sm" onClick={() => void remove(kind)}>
              Tirar
            </Button>
          )}
        </div>
      )}
    </FieldFrame>
  )
}
