import { useState } from 'react'
import { Link2 } from '#browser/icons/link-2.ts'
import { Button } from './button.tsx'
import { toast } from '../feedback/toast.ts'

/** Ways to share a page. None loads anything from another host before it is clicked. */
export function ShareLinks({ url, title }: { url: string; title: string }) {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    const isDone = await navigator.clipboard?.writeText(url).then(
      () => true,
      () => false,
    )
    if (isDone) setCopied(true)
    else toast({ title: 'Não foi possível copiar', description: 'Copie o endereço da barra do navegador.' })
  }
  const to = [
    ['WhatsApp', `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`],
    ['E-mail', `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`],
  ] as const
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <span className="text-quiet">Compartilhar:</span>
      {to.map(([words, href]) => (
        <a key={words} href={href} rel="noopener" className="prose-link py-1">
          {words}
        </a>
      ))}
      <Button variant="quiet" size="sm" className="-ml-3" onClick={() => void copy()}>
        <Link2 aria-hidden="true" className="size-4" />
        <span aria-live="polite">{isCopied ? 'Endereço copiado' : 'Copiar endereço'}</span>
      </Button>
    </div>
  )
}
