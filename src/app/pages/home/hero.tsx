import { useEffect, useState } from 'react'
import { Engraving, type EngravingName } from '#browser/kit/art/engraving.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { Carousel } from '#browser/kit/carousel/carousel.tsx'
import { whenIdle } from '#browser/when-idle.ts'
import type { SlideWords } from '#domains/content/contract.ts'
import { useMayHaveWelcome } from '#domains/consultations/ui/request/welcome-offers.tsx'

/** Spec §9. */
const EVERY_MS = 4_000

/** What is drawn beside each slide, and where it leads (spec §4); its words are the team's. */
const FRAMES: readonly { plate: EngravingName; href: string }[] = [
  { plate: 'heaven', href: '/consultores' },
  { plate: 'cards', href: '/tarot-gratis' },
  { plate: 'hourglass', href: '/consultores' },
]

const slidesOf = (words: readonly SlideWords[], isWelcome: boolean) =>
  words.slice(0, FRAMES.length).map((slide, at) => ({
    name: slide.title,
    content: (
      <HeroSlide
        {...slide}
        {...FRAMES[at]!}
        isFirst={at === 0}
        note={at === 0 && isWelcome ? 'Na primeira conversa, 5 minutos grátis, sem cartão' : undefined}
      />
    ),
  }))

/** `isWelcome`: somebody gives free minutes today. */
export function Hero({ words, isWelcome }: { words: readonly SlideWords[]; isWelcome: boolean }) {
  const slides = slidesOf(words, useMayHaveWelcome(isWelcome))
  return (
    <div className="pb-3 md:pb-7 lg:pb-8">
      <Masthead />
      {slides.length > 0 && <Carousel label="Destaques" everyMs={EVERY_MS} slides={slides} />}
    </div>
  )
}

/** The page's name between two lines, set like the head of an almanac. */
const Masthead = () => (
  <div className="page flex items-center gap-5 pt-2 md:pt-5 lg:pt-7">
    <Rule />
    <h1 className="text-balance text-center font-normal text-quiet text-xs max-sm:mx-auto sm:text-lg">
      Consultas de tarot, astrologia, números e oráculos
    </h1>
    <Rule />
  </div>
)

const Rule = () => <span aria-hidden="true" className="hidden h-1 flex-1 border-line border-y sm:block" />

type Props = SlideWords & { plate: EngravingName; href: string; isFirst: boolean; note: string | undefined }

/** One slide. Only the drawing of the first is in the server's HTML; the others load later. */
function HeroSlide({ plate, href, isFirst, overline, title, text, link, note }: Props) {
  const hasArrived = usePageLoaded()
  return (
    <div className="page grid h-full grid-cols-[1fr_auto] content-start items-center gap-x-4 gap-y-3 pt-2 md:grid-cols-[1.15fr_1fr] md:content-center md:gap-x-12 md:pt-4 lg:pt-5">
      <div className="max-md:contents md:grid md:justify-items-start md:gap-4 lg:gap-6">
        <p className="eyebrow max-md:hidden">{overline}</p>
        <h2 className="text-3xl md:text-4xl lg:text-5xl">{title}</h2>
        <p className="max-w-[52ch] text-quiet max-md:col-span-full max-md:row-start-2 md:text-lg">{text}</p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 max-md:col-span-full max-md:row-start-3 md:grid md:justify-items-start md:gap-4">
          <LinkButton href={href} className="lg:min-h-13 lg:px-7 lg:text-lg">
            {link}
          </LinkButton>
          {note && (
            <p className="font-semibold text-metal-ink text-sm">
              <span aria-hidden="true">✦ </span>
              {note}
            </p>
          )}
        </div>
      </div>
      <div className="mx-auto aspect-[560/600] w-24 max-md:col-start-2 max-md:row-start-1 md:w-full md:max-w-xs lg:max-w-104">
        {(isFirst || hasArrived) && <Engraving name={plate} />}
      </div>
    </div>
  )
}

/** False on the server and until the page's load event; content that can wait depends on it. */
function usePageLoaded(): boolean {
  const [hasArrived, setArrived] = useState(false)
  useEffect(() => {
    const arrive = () => whenIdle(() => setArrived(true))
    if (document.readyState === 'complete') arrive()
    else window.addEventListener('load', arrive, { once: true })
    return () => window.removeEventListener('load', arrive)
  }, [])
  return hasArrived
}
