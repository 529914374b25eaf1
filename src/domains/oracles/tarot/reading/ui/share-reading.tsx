import { useState } from 'react'
import { Image } from '#browser/icons/image.ts'
import { Link2 } from '#browser/icons/link-2.ts'
import { Share2 } from '#browser/icons/share-2.ts'
import { Smartphone } from '#browser/icons/smartphone.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { absoluteUrl } from '#browser/seo/site-origin.ts'
import { ogImagePathOf } from '#browser/seo/og-image-path.ts'
import type { Draw } from '../../../draw/contract.ts'
import { spreadOf } from '../../spreads/rules.ts'
import { readingPath } from './reading-path.ts'

/** Shares the URL, by the device or by copying, and two pictures of the cards. Never the question. */
export function ShareReading({ draw }: { draw: Draw }) {
  const [isCopied, setCopied] = useState(false)
  const path = readingPath(draw.id)
  const url = absoluteUrl(path)
  const copy = async () => {
    const isDone = await navigator.clipboard?.writeText(url).then(
      () => true,
      () => false,
    )
    if (isDone) setCopied(true)
    else toast({ title: 'Não foi possível copiar', description: 'Copie o endereço da barra do navegador.' })
  }
  return (
    <>
      {typeof navigator !== 'undefined' && 'share' in navigator && (
        <Button
          variant="quiet"
          onClick={() => void navigator.share({ title: `Tarot: ${spreadOf(draw.layout)?.name}`, url }).catch(() => {})}
        >
          <Share2 aria-hidden="true" className="size-4" />
          Compartilhar
        </Button>
      )}
      <Button variant="quiet" onClick={() => void copy()}>
        <Link2 aria-hidden="true" className="size-4" />
        <span aria-live="polite">{isCopied ? 'Endereço copiado' : 'Copiar endereço'}</span>
      </Button>
      <LinkButton variant="quiet" href={ogImagePathOf(path)} download="tarot.png">
        <Image aria-hidden="true" className="size-4" />
        Figura larga
      </LinkButton>
      <LinkButton variant="quiet" href={`${ogImagePathOf(path)}?folha=alta`} download="tarot-alta.png">
        <Smartphone aria-hidden="true" className="size-4" />
        Figura alta
      </LinkButton>
    </>
  )
}
