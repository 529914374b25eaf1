import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { pictureUrl } from '#domains/content/pictures.rules.ts'
import { type Picked, PictureDialog } from '#domains/content/ui/team/pictures/picture-dialog.tsx'
import { setPictures, SHOP_PICTURES_PATH } from '../../publishing/contract.ts'
import { MOST } from '../../publishing/rules.ts'
import type { Editing } from './editing.ts'

/** The photographs of a product; the first one is on its card. */
export function PicturesSection({ page, onChanged, onFailed }: Editing) {
  const [isOpen, setOpen] = useState(false)
  const set = useMutation({
    mutationFn: (pictures: readonly Picked[]) =>
      browserApi(setPictures, {
        id: page.id,
        revision: page.revision,
        pictures: pictures.map(({ name, alt }) => ({ name, alt })),
      }),
    onSuccess: (changed) => {
      onChanged(changed)
      toast({ title: 'Imagens guardadas' })
    },
    onError: (error) => {
      toast({ title: 'Não mudou', description: errorMessage(error), variant: 'destructive' })
      onFailed(error)
    },
  })
  const add = (picture: Picked) => {
    setOpen(false)
    set.mutate([...page.pictures, picture])
  }
  const first = (at: number) => set.mutate([page.pictures[at]!, ...page.pictures.filter((_, n) => n !== at)])
  return (
    <section aria-labelledby="imagens" className="grid gap-4">
      <h2 id="imagens" className="text-xl">
        Fotografias
      </h2>
      {page.pictures.length === 0 && <p className="text-quiet text-sm">Nenhuma: aparece a gravura.</p>}
      <ul className="grid gap-4 sm:grid-cols-3">
        {page.pictures.map(({ name, alt }, at) => (
          <li key={name} className="grid content-start gap-2">
            <img
              src={pictureUrl(name, 480)}
              alt={alt}
              loading="lazy"
              className="aspect-4/3 w-full rounded-md object-cover"
            />
            <p className="flex flex-wrap gap-2">
              {at > 0 && (
                <Button size="sm" variant="secondary" disabled={set.isPending} onClick={() => first(at)}>
                  Pôr na frente
                </Button>
              )}
              <Button
                size="sm"
                variant="quiet"
                disabled={set.isPending}
                aria-label={`Tirar a imagem: ${alt}`}
                onClick={() => set.mutate(page.pictures.filter((_, n) => n !== at))}
              >
                Tirar
              </Button>
            </p>
          </li>
        ))}
      </ul>
      {page.pictures.length < MOST.pictures && (
        <Button variant="secondary" className="justify-self-start" busy={set.isPending} onClick={() => setOpen(true)}>
          Nova fotografia
        </Button>
      )}
      <PictureDialog open={isOpen} onClose={() => setOpen(false)} onPick={add} uploadPath={SHOP_PICTURES_PATH} />
    </section>
  )
}
