import { type KeyboardEvent, type ReactNode, type Ref, useImperativeHandle, useRef } from 'react'
import { Button } from '#browser/kit/buttons/button.tsx'
import { TextArea } from '#browser/kit/forms/text-area.tsx'
import { type Edit, EDITS, type Selection } from './markdown-edits.ts'

export type MarkdownHandle = { edit: (make: (selection: Selection) => Edit) => void }
type Props = {
  label?: string
  value: string
  most: number
  error: string | undefined
  onChange: (markdown: string) => void
  /** Further buttons of the toolbar. */
  children?: ReactNode
  ref: Ref<MarkdownHandle>
}

/** Through the browser's own editing, so that undo takes a button back like anything typed. */
function apply(area: HTMLTextAreaElement, { from, to, insert, select }: Edit) {
  area.focus()
  area.setSelectionRange(from, to)
  if (!document.execCommand('insertText', false, insert)) {
    area.setRangeText(insert, from, to)
    area.dispatchEvent(new Event('input', { bubbles: true }))
  }
  area.setSelectionRange(...select)
}

/** A text in Markdown with a small toolbar; Ctrl or ⌘ with a letter does the same. */
export function MarkdownField({ label = 'Texto', value, most, error, onChange, children, ref }: Props) {
  const area = useRef<HTMLTextAreaElement>(null)
  const edit: MarkdownHandle['edit'] = (make) => {
    const { current } = area
    if (current) apply(current, make({ text: current.value, from: current.selectionStart, to: current.selectionEnd }))
  }
  useImperativeHandle(ref, () => ({ edit }))
  const onKeyDown = (event: KeyboardEvent) => {
    const asked = (event.ctrlKey || event.metaKey) && !event.altKey && EDITS.find(({ key }) => key === event.key)
    if (!asked) return
    event.preventDefault()
    // The back office opens its search by Ctrl+K.
    event.stopPropagation()
    edit(asked.edit)
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-2">
      <div role="toolbar" aria-label="Formatar o texto" className="flex flex-wrap gap-1">
        {EDITS.map(({ words, sign, key, edit: make }) => (
          <Button
            key={words}
            size="sm"
            variant="secondary"
            aria-label={words}
            title={key ? `${words} (Ctrl+${key.toUpperCase()})` : words}
            className="min-w-10"
            onClick={() => edit(make)}
          >
            {sign}
          </Button>
        ))}
        {children}
      </div>
      <TextArea
        ref={area}
        label={label}
        hint="Markdown: ## título, **negrito**, *itálico*, - lista, [palavras](/endereço)."
        rows={22}
        maxLength={most}
        value={value}
        error={error}
        onKeyDown={onKeyDown}
        onChange={({ target }) => onChange(target.value)}
        className="[&_textarea]:max-h-[75vh] [&_textarea]:min-h-96 [&_textarea]:font-mono [&_textarea]:text-sm"
      />
    </div>
  )
}
