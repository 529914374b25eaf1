import { Check, Copy } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { Button } from '#browser/kit/button.tsx'
import { inputLook } from '#browser/kit/field-frame.tsx'

const SHOWN_MS = 4_000

/** "Pix copia e cola": the code to see, and one press to take it along. Without a clipboard the text is selected instead. */
export function CopyCode({ code }: { code: string }) {
  const id = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  const [said, setSaid] = useState<'copied' | 'selected'>()
  const copy = async () => {
    const done = await navigator.clipboard?.writeText(code).then(
      () => true,
      () => false,
    )
    if (!done) box.current?.select()
    setSaid(done ? 'copied' : 'selected')
    setTimeout(() => setSaid(undefined), SHOWN_MS)
  }
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="font-medium text-sm">
        Pix copia e cola
      </label>
      <textarea
        id={id}
        ref={box}
        readOnly
        value={code}
        rows={4}
        onFocus={(event) => event.currentTarget.select()}
        className={`${inputLook} field-sizing-content resize-none break-all font-mono text-xs leading-relaxed`}
      />
      <Button onClick={copy} wide>
        {said === 'copied' ? <Check aria-hidden="true" className="size-5" /> : <Copy aria-hidden="true" className="size-5" />}
        {said === 'copied' ? 'Código copiado' : 'Copiar código Pix'}
      </Button>
      <p role="status" className="min-h-5 text-quiet text-xs">
        {said === 'copied' && 'Agora abra o aplicativo do seu banco e escolha Pix copia e cola.'}
        {said === 'selected' && 'O navegador não deixou copiar. O código está selecionado: copie com o teclado ou o menu.'}
      </p>
    </div>
  )
}
