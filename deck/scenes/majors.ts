import type { Drawing } from '../pen/pens.ts'
import type { MajorId } from '#domains/oracles/tarot/cards.rules.ts'
import { chariot } from './majors/chariot.ts'
import { death } from './majors/death.ts'
import { devil } from './majors/devil.ts'
import { emperor } from './majors/emperor.ts'
import { empress } from './majors/empress.ts'
import { fool } from './majors/fool.ts'
import { hangedMan } from './majors/hanged-man.ts'
import { hermit } from './majors/hermit.ts'
import { hierophant } from './majors/hierophant.ts'
import { judgement } from './majors/judgement.ts'
import { justice } from './majors/justice.ts'
import { lovers } from './majors/lovers.ts'
import { magician } from './majors/magician.ts'
import { theMoon } from './majors/moon.ts'
import { priestess } from './majors/priestess.ts'
import { theStar } from './majors/star.ts'
import { strength } from './majors/strength.ts'
import { temperance } from './majors/temperance.ts'
import { theSun } from './majors/sun.ts'
import { theTower } from './majors/tower.ts'
import { wheelOfFortune } from './majors/wheel-of-fortune.ts'
import { theWorld } from './majors/world.ts'

/** The scene of each major arcanum. */
export const MAJORS: Readonly<Record<MajorId, () => Drawing>> = {
  'o-louco': fool,
  'o-mago': magician,
  'a-sacerdotisa': priestess,
  'a-imperatriz': empress,
  'o-imperador': emperor,
  'o-hierofante': hierophant,
  'os-enamorados': lovers,
  'o-carro': chariot,
  'a-forca': strength,
  'o-eremita': hermit,
  'a-roda-da-fortuna': wheelOfFortune,
  'a-justica': justice,
  'o-enforcado': hangedMan,
  'a-morte': death,
  'a-temperanca': temperance,
  'o-diabo': devil,
  'a-torre': theTower,
  'a-estrela': theStar,
  'a-lua': theMoon,
  'o-sol': theSun,
  'o-julgamento': judgement,
  'o-mundo': theWorld,
}
