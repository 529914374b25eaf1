import type { PersonalData } from '#domains/accounts/index.ts'
import { announce } from '#platform/bus.ts'
import { eraseDocumentsOf, listOwnDocuments } from './application-documents/sql.ts'
import { initialsPortrait } from './portraits/portrait.ts'
import { insertPortrait } from './portraits/sql.ts'
import { profileAnnouncements } from './profile-changes/profile-announcements.ts'
import { eraseConsultant, eraseFollowed, readConsultantData } from './sql.ts'

/** What a profile is called when its consultant closed the account. */
const CLOSED_NAME = 'Perfil encerrado'

/**
 * The profile leaves every list and its texts are replaced; the portrait becomes initials, and the sweeps of portraits,
 * introductions and documents of the application remove the files. CPF or CNPJ and past prices stay, for the books.
 */
export const personalData: PersonalData = {
  read: async (sql, personId) => ({
    ...(await readConsultantData(sql, personId)),
    'Documentos da candidatura': await listOwnDocuments(sql, personId),
  }),
  async erase(tx, { personId, at }) {
    await eraseFollowed(tx, personId)
    await eraseDocumentsOf(tx, personId, at)
    const initials = initialsPortrait(CLOSED_NAME)
    await insertPortrait(tx, initials, at)
    const isConsultant = await eraseConsultant(tx, personId, {
      name: CLOSED_NAME,
      title: 'Não atende mais por aqui',
      description: 'Este perfil foi encerrado.',
      bio: 'Este perfil foi encerrado por quem atendia com ele.',
      portrait: initials.hash,
    })
    if (isConsultant) await announce(tx, ...profileAnnouncements(personId))
  },
}
