import { chariot } from './chariot.ts'
import { death } from './death.ts'
import { devil } from './devil.ts'
import { emperor } from './emperor.ts'
import { empress } from './empress.ts'
import { fool } from './fool.ts'
import { hanged } from './hanged.ts'
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

/** The major arcana from 0 to XXI. */
export const MAJORS = [
  ['o-louco', 'O Louco', fool],
  ['o-mago', 'O Mago', magician],
  ['a-sacerdotisa', 'A Sacerdotisa', priestess],
  ['a-imperatriz', 'A Imperatriz', empress],
  ['o-imperador', 'O Imperador', emperor],
  ['o-hierofante', 'O Hierofante', hierophant],
  ['os-enamorados', 'Os Enamorados', lovers],
  ['o-carro', 'O Carro', chariot],
  ['a-forca', 'A Força', strength],
  ['o-eremita', 'O Eremita', hermit],
  ['a-roda-da-fortuna', 'A Roda da Fortuna', wheelOfFortune],
  ['a-justica', 'A Justiça', justice],
  ['o-enforcado', 'O Enforcado', hanged],
  ['a-morte', 'A Morte', death],
  ['a-temperanca', 'A Temperança', temperance],
  ['o-diabo', 'O Diabo', devil],
  ['a-torre', 'A Torre', theTower],
  ['a-estrela', 'A Estrela', theStar],
  ['a-lua', 'A Lua', theMoon],
  ['o-sol', 'O Sol', theSun],
  ['o-julgamento', 'O Julgamento', judgement],
  ['o-mundo', 'O Mundo', theWorld],
] as const
