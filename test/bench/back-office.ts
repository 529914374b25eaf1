import { insertHouse } from './back-office/insert-house.ts'
import { MEASURED_PARTS } from './back-office/measured-parts.ts'
import { benchesOfParts } from './measure-parts.ts'

/** Which part of a million people and five million consultations there are: `BACK_OFFICE_SHARE=0.01`. */
const SHARE = Number(process.env.BACK_OFFICE_SHARE ?? 1)
const people = Math.round(1_000_000 * SHARE)
const consultations = 5 * people

/** What the team's back office answers, and the same statements through the bare driver, alternating. */
export const backOffice = benchesOfParts({
  of: 'back office',
  size: `${people.toLocaleString('en')} people, ${consultations.toLocaleString('en')} consultations`,
  parts: MEASURED_PARTS,
  insert: (db) => insertHouse(db, { people, consultations }),
})
