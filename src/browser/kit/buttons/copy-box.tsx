import { useId, useRef, useState } from 'react'
import { Check } from '#browser/icons/check.ts'
import { Copy } from '#browser/icons/copy.ts'
import { Button } from './button.tsx'
import { inputLook } from '../forms/field-frame.tsx'

const SHOWN_MS = 4_000

type Words = { label: string; copy: string; copied: string; advice?: string }

/** A text with a copy button. Without clipboard access the text is selected instead. `advice`: what to do with it. */
export function CopyBox({
  text,
  words,
  rows = 4,
  quiet,
}: {
  text: string
  words: Words
  rows?: number
  quiet?: boolean
}) {
  const id = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  const [result, setResult] = useState<'copied' | 'selected'>()
  const copy = async () => {
    const done = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    )
    if (!done) box.current?.select()
    setResult(done ? 'copied' : 'selected')
    setTimeout(() => setResult(undefined), SHOWN_MS)
  }
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="font-medium text-sm">
        {words.label}
      </label>
      <textarea
        id={id}
        ref={box}
        readOnly
        value={text}
        rows={rows}
        onFocus={(event) => event.currentTarget.select()}
        className={`${inputLook} field-sizing-content resize-none break-all font-mono text-xs leading-relaxed`}
      />
      <Button onClick={copy} {...(quiet ? { variant: 'secondary' as const } : { wide: true })}>
        {result === 'copied' ? (
          <Check aria-hidden="true" className="size-5" />
        ) : (
          <Copy aria-hidden="true" className="size-5" />
        )}
        {result === 'copied' ? words.copied : words.copy}
      </Button>
      <p role="status" className="min-h-5 text-quiet text-xs">
        {result === 'copied' && words.advice}
        {result === 'selected' &&
          'O navegador não deixou copiar. O texto está selecionado: copie com o teclado ou o menu.'}
      </p>
    </div>
  )
}
