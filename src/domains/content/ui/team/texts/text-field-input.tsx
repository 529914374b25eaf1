import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { Field } from '#browser/kit/forms/field.tsx'
import { TextArea } from '#browser/kit/forms/text-area.tsx'
import { trustedHtml } from '#browser/trusted-types.ts'
import { renderMarkdown } from '../../../markdown.rules.ts'
import type { TextField } from '../../../texts/named.rules.ts'
import { MarkdownField, type MarkdownHandle } from '../editor/markdown-field.tsx'

type Props = { field: TextField; value: string; error: string | undefined; onChange: (value: string) => void }

/** One field of a text that has a name; Markdown with its preview beside. */
export function TextFieldInput({ field, value, error, onChange }: Props) {
  const { label, most, look, optional = false } = field
  const text = useRef<MarkdownHandle>(null)
  const wiring = {
    label,
    optional,
    maxLength: most,
    value,
    error,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  }
  if (look === 'line') return <Field {...wiring} />
  if (look === 'lines') return <TextArea {...wiring} rows={3} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-2">
      <MarkdownField ref={text} label={label} value={value} most={most} error={error} onChange={onChange} />
      <MarkdownPreview markdown={value} />
    </div>
  )
}

function MarkdownPreview({ markdown }: { markdown: string }) {
  const shown = useDeferredValue(markdown)
  const [html, setHtml] = useState('')
  useEffect(() => {
    let isCurrent = true
    void renderMarkdown(shown).then((made) => isCurrent && setHtml(made.html))
    return () => void (isCurrent = false)
  }, [shown])
  return (
    <section
      aria-label="Como o leitor vê"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must be able to scroll it
      tabIndex={0}
      className="max-h-[85vh] min-w-0 overflow-y-auto rounded-lg border border-line p-4"
    >
      <div className="prose [&>:first-child]:mt-0" dangerouslySetInnerHTML={trustedHtml(html)} />
    </section>
  )
}
