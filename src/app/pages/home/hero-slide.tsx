import { Engraving, type EngravingName } from '#browser/kit/art/engraving.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { usePageLoaded } from './use-page-loaded.ts'

type Props = {
  plate: EngravingName
  isFirst?: boolean
  overline: string
  title: string
  text: string
  link: { words: string; href: string }
}

/** One slide. Only the drawing of the first is in the server's HTML; the others load later. */
export function HeroSlide({ plate, isFirst = false, overline, title, text, link }: Props) {
  const hasArrived = usePageLoaded()
  return (
    <div className="page grid h-full content-start items-center gap-x-12 gap-y-6 pt-5 md:grid-cols-[1.15fr_1fr] md:content-center lg:pt-6">
      <div className="grid justify-items-start gap-4 lg:gap-6">
        <p className="eyebrow">{overline}</p>
        <h2 className="text-4xl lg:text-5xl">{title}</h2>
        <p className="max-w-[52ch] text-lg text-quiet">{text}</p>
        <LinkButton href={link.href} size="lg">
          {link.words}
        </LinkButton>
      </div>
      <div className="mx-auto aspect-[560/600] w-full max-w-52 sm:max-w-xs lg:max-w-116">
        {(isFirst || hasArrived) && <Engraving name={plate} />}
      </div>
    </div>
  )
}
