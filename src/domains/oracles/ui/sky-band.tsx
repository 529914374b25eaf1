import { Fragment } from 'react'
import { formatIsoDay } from '#shared/dates.ts'
import { SIGNS } from '../birth-chart/signs.rules.ts'
import type { DayHoroscope } from '../contract.ts'
import { horoscopePath } from './horoscope-path.ts'
import { MoonDisk } from './moon-disk.tsx'
import { SignMark } from './sign-mark.tsx'

/** Today's sky for everybody, and the twelve signs as links: plain HTML on a page that is the same for all. */
export const SkyBand = ({ day, facts, moon }: Pick<DayHoroscope, 'day' | 'facts' | 'moon'>) => (
  <div className="grid items-center gap-x-10 gap-y-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.35fr)]">
    <div className="flex items-center gap-5">
      {moon && <MoonDisk moon={moon} className="size-20 shrink-0 lg:size-24" />}
      <div className="grid gap-1">
        <p className="eyebrow tabular-nums">{formatIsoDay(day)}</p>
        <h2 id="ceu" className="text-2xl leading-tight">
          O céu de hoje
        </h2>
        <p className="text-quiet text-sm tabular-nums">
          {facts.slice(0, 2).map((fact) => (
            <Fragment key={fact}>{fact} </Fragment>
          ))}
        </p>
      </div>
    </div>
    <nav aria-label="O horóscopo do seu signo">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] gap-1 sm:grid-cols-6">
        {SIGNS.map((name, sign) => (
          <li key={name}>
            <a
              href={horoscopePath(name)}
              className="group grid min-h-16 content-center justify-items-center gap-1 rounded-md px-1 py-2 text-sm hover:bg-accent-wash"
            >
              <SignMark sign={sign} className="size-7" />
              <span className="group-hover:text-accent max-sm:text-xs">{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  </div>
)
