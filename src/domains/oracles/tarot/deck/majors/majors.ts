import type { Drawing } from '../hand/pens.ts'
import type { MajorId } from '../rules.ts'
import { chariot } from './chariot.ts'
import { death } from './death.ts'
import { devil } from './devil.ts'
import { emperor } from './emperor.ts'
import { empress } from './empress.ts'
import { fool } from './fool.ts'
import { hangedMan } from './hanged.ts'
import { hermit } from './hermit.ts'
import { hierophant } from './hierophant.ts'
import { judgement } from './judgement.ts'
import { justice } from './justice.ts'
import { lovers } from './lovers.ts'
import { magician } from './magician.ts'
import { theMoon } from './moon.ts'
import { priestess } from './priestess.ts'
import { theStar } from './star.ts'
import { strength } from './strength.ts'
import { temperance } from './temperance.ts'
import { theSun } from './the-sun.ts'
import { theTower } from './the-tower.ts'
import { wheelOfFortune } from './wheel.ts'
import { theWorld } from './world.ts'

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
