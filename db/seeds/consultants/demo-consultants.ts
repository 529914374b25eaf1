import { astrologia } from './astrologia.ts'
import { cristaloterapia } from './cristaloterapia.ts'
import type { DemoConsultant } from './demo-consultant.ts'
import { mediunidade } from './mediunidade.ts'
import { numerologia } from './numerologia.ts'
import { oraculos } from './oraculos.ts'
import { reiki } from './reiki.ts'
import { runas } from './runas.ts'
import { tarot } from './tarot.ts'

/** Twenty-eight consultants over all eight specialties. */
export const demoConsultants: DemoConsultant[] = [
  ...tarot,
  ...astrologia,
  ...numerologia,
  ...runas,
  ...mediunidade,
  ...oraculos,
  ...reiki,
  ...cristaloterapia,
]
