import type { Specialty } from '#domains/consultants/rules.ts'
import { astrologia } from './astrologia.ts'
import { cristaloterapia } from './cristaloterapia.ts'
import type { Dialogue } from './dialogue.ts'
import { mediunidade } from './mediunidade.ts'
import { numerologia } from './numerologia.ts'
import { oraculos } from './oraculos.ts'
import { reiki } from './reiki.ts'
import { runas } from './runas.ts'
import { tarot } from './tarot.ts'

/** Dialogues by the consultant's main specialty. */
export const dialoguesBySpecialty: Record<Specialty, readonly Dialogue[]> = {
  tarot,
  astrologia,
  numerologia,
  runas,
  mediunidade,
  oraculos,
  reiki,
  cristaloterapia,
}
