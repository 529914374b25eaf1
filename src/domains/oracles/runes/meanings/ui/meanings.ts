import type { RuneId } from '../../rules.ts'
import type { Meaning } from '../rules.ts'
import { fehu } from './first/fehu.ts'
import { uruz } from './first/uruz.ts'
import { thurisaz } from './first/thurisaz.ts'
import { ansuz } from './first/ansuz.ts'
import { raidho } from './first/raidho.ts'
import { kenaz } from './first/kenaz.ts'
import { gebo } from './first/gebo.ts'
import { wunjo } from './first/wunjo.ts'
import { hagalaz } from './second/hagalaz.ts'
import { nauthiz } from './second/nauthiz.ts'
import { isa } from './second/isa.ts'
import { jera } from './second/jera.ts'
import { eihwaz } from './second/eihwaz.ts'
import { perthro } from './second/perthro.ts'
import { algiz } from './second/algiz.ts'
import { sowilo } from './second/sowilo.ts'
import { tiwaz } from './third/tiwaz.ts'
import { berkana } from './third/berkana.ts'
import { ehwaz } from './third/ehwaz.ts'
import { mannaz } from './third/mannaz.ts'
import { laguz } from './third/laguz.ts'
import { ingwaz } from './third/ingwaz.ts'
import { dagaz } from './third/dagaz.ts'
import { othala } from './third/othala.ts'

/** What each rune says; fetched when the first stone is turned, not before. */
export const MEANINGS: Readonly<Record<RuneId, Meaning>> = {
  fehu,
  uruz,
  thurisaz,
  ansuz,
  raidho,
  kenaz,
  gebo,
  wunjo,
  hagalaz,
  nauthiz,
  isa,
  jera,
  eihwaz,
  perthro,
  algiz,
  sowilo,
  tiwaz,
  berkana,
  ehwaz,
  mannaz,
  laguz,
  ingwaz,
  dagaz,
  othala,
}
