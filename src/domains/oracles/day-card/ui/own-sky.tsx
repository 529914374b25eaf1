import { MoonDisk } from '../../ui/moon-disk.tsx'
import { horoscopePath } from '../../ui/horoscope-path.ts'
import type { OwnDay } from '../contract.ts'

/** Today’s sky for the sign of whoever is signed in; without a day of birth, what holds for everybody. */
export const OwnSky = ({ today: { sky, sign } }: { today: OwnDay }) => (
  <section aria-labelledby="ceu" className="grid content-start gap-4">
    <header className="flex items-center gap-4">
      {sky.moon && <MoonDisk moon={sky.moon} className="size-18 shrink-0 sm:size-20" />}
      <div className="grid gap-0.5">
        <h2 id="ceu" className="text-xl leading-tight sm:text-2xl">
          {sign ? `O céu de hoje para ${sign.name}` : 'O céu de hoje'}
        </h2>
        <p className="text-quiet text-sm tabular-nums">{sky.facts[0]}</p>
      </div>
    </header>
    {(sign?.sentences ?? sky.facts.slice(1)).map((sentence) => (
      <p key={sentence} className="max-w-[58ch]">
        {sentence}
      </p>
    ))}
    {sign && <p className="font-display text-xl leading-snug">{sign.question}</p>}
    <p className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
      <a href={horoscopePath(sign?.name)} className="prose-link py-1">
        {sign ? 'Ver os doze signos' : 'Escolher o meu signo'}
      </a>
      {sign?.alsoName && (
        <a href={horoscopePath(sign.alsoName)} className="prose-link py-1">
          Você nasceu na virada: leia também {sign.alsoName}
        </a>
      )}
    </p>
  </section>
)
