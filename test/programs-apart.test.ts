import { expect, test } from 'vitest'
import { findSilentAboutPrograms } from './laws/programs.ts'
import { readCode, readDatabaseTexts } from './laws/sources.ts'

const ACCOUNT = 'about one account, whoever attends in its name'
const PAPER = 'names whom a paper of one person is about'
const CHOSEN = 'whom one person chose: the card says that it is a program'
const OWNER = 'about the person who owns the account and is paid'
const QUEUED = 'whom one person waits for: a program attends one at a time, too'
const FILE = 'whether a file is shown anywhere'

/** Statements over whoever attends for which a program is like anybody, and why. */
const SAME_FOR_PROGRAMS: Readonly<Record<string, string>> = {
  'queue/sql.ts#isConsultantFree': QUEUED,
  'queue/sql.ts#listFreeWithWaiting': QUEUED,
  'queue/due.sql.ts#lockPlace': QUEUED,
  'queue/due.sql.ts#listDue': QUEUED,
  'queue/sql.ts#recordConsultantsSeen': QUEUED,
  'queue/personal-data.sql.ts#listOwnPlaces': PAPER,
  'db/functions/is_heard_of.sql': CHOSEN,
  'queue/reading.sql.ts#findReader': QUEUED,
  'reminders/follows/sql.ts#takeFollowers': CHOSEN,
  'reminders/personal-data.sql.ts#listOwnFollows': PAPER,
  'catalogue/orders/sql.ts#columns': PAPER,
  'claims/sql.ts#cases': PAPER,
  'clients/birth-data/sql.ts#listShares': PAPER,
  'clients/birth-data/sql.ts#insertShare': CHOSEN,
  'clients/sql.ts#listBlockedBy': PAPER,
  'clients/sql.ts#readClientData': PAPER,
  'consultants/application-documents/sql.ts#findApplication': 'an application: nobody attends yet',
  'consultants/application-documents/sql.ts#lockForRemoval': 'an application: nobody attends yet',
  'consultants/applications/sql.ts#isTaxIdOfAnother': OWNER,
  'consultants/applications/sql.ts#findTaxId': OWNER,
  'consultants/applications/sql.ts#replaceSpecialties': 'an application: nobody attends yet',
  'consultants/applications/sql.ts#listInReview': 'an application: nobody attends yet',
  'consultants/applications/sql.ts#lockApplicant': 'an application: nobody attends yet',
  'consultants/blocks.sql.ts#insertBlock': CHOSEN,
  'consultants/commissions/sql.ts#findCommissions': OWNER,
  'consultants/commissions/sql.ts#listTerms': OWNER,
  'consultants/directory/sql.ts#findApprovedAt': ACCOUNT,
  'consultants/favourites/sql.ts#insertFavourite': CHOSEN,
  'consultants/favourites/sql.ts#listFavouritesOf': CHOSEN,
  'consultants/featured/sql.ts#featurable': 'listFeatured leaves programs out, and nobody features one',
  'consultants/introductions/sql.ts#lockUnshown': FILE,
  'consultants/introductions/sql.ts#deleteUnshown': FILE,
  'consultants/online-alerts/sql.ts#insertOnlineAlert': CHOSEN,
  'consultants/online-alerts/sql.ts#listAwaitedOnline': CHOSEN,
  'consultants/portraits/sql.ts#lockUnshown': FILE,
  'consultants/portraits/sql.ts#deleteUnshown': FILE,
  'consultants/presence/sql.ts#deleteSwitch': ACCOUNT,
  'consultants/presence/sql.ts#deleteSwitchesOfOwing': 'owes_acceptance asks nothing of programs',
  'consultants/presence/sql.ts#findStatus': ACCOUNT,
  'consultants/presence/sql.ts#listStatusesOf': ACCOUNT,
  'consultants/presence/sql.ts#findApproval': ACCOUNT,
  'consultants/presence/sql.ts#upsertHeartbeats': ACCOUNT,
  'consultants/profile-changes/sql.ts#lockProfile': ACCOUNT,
  'consultants/profile-changes/sql.ts#lockName': ACCOUNT,
  'consultants/profile-changes/sql.ts#listChanges': 'for the team',
  'consultants/reach/sql.ts#isReachedByDevice': ACCOUNT,
  'consultants/search/sql.ts#listByEmail': 'for the team',
  'consultants/sql.ts#isConsultant': ACCOUNT,
  'consultants/sql.ts#lockRatings': ACCOUNT,
  'consultants/sql.ts#deductRatings': ACCOUNT,
  'consultants/sql.ts#eraseConsultant': ACCOUNT,
  'consultants/sql.ts#readConsultantData': PAPER,
  'consultants/tax-id/sql.ts#payees': OWNER,
  'consultants/tax-id/sql.ts#lockPayee': OWNER,
  'consultants/tax-id/sql.ts#lockConsultant': OWNER,
  'consultations/appointments/sql.ts#findNextBooking': PAPER,
  'consultations/calls/trace/sql.ts#findTracedCall': PAPER,
  'consultations/personal-data.sql.ts#listSubjectsOf': PAPER,
  'consultations/photos/sql.ts#listPhotosOf': PAPER,
  'consultations/reading/sql.ts#readableBy': ACCOUNT,
  'consultations/state/sql.ts#lockConsultationOf': ACCOUNT,
  'consultations/table/sql.ts#listEventsOfPerson': PAPER,
  'moderation/reports/things.sql.ts#findRoom': PAPER,
  'moderation/reports/things.sql.ts#findMessage': PAPER,
  'moderation/reports/things.sql.ts#findQuestion': PAPER,
  'moderation/reports/things.sql.ts#findProfile': ACCOUNT,
  'moderation/reports/things.sql.ts#findReview': PAPER,
  'moderation/signals/sql.ts#listMostHeld': 'for the team',
  'moderation/signals/sql.ts#listSameTexts': 'for the team',
  'moderation/signals/sql.ts#sampleInsisted': 'for the team',
  'reviews/moderation/sql.ts#listHeld': 'for the team',
  'reviews/moderation/sql.ts#listObjections': 'for the team',
  'payouts/schedules.sql.ts#recordLeavers': OWNER,
  'payouts/schedules.sql.ts#recordLeft': OWNER,
  'payouts/sql.ts#listToSend': OWNER,
  'reports/accounting/consultants.sql.ts#insertNotes': OWNER,
  'reports/books/rows.sql.ts#listNamesOf': OWNER,
  'reports/books/sql.ts#findPaperOwner': OWNER,
  'reports/books/sql.ts#listPaperOwners': OWNER,
  'reports/lines/sql.ts#listDetails': PAPER,
  'reports/sums/sql.ts#findTaxId': OWNER,
  'scheduling/calendar/sql.ts#findForCalendar': PAPER,
  'scheduling/calendar/sql.ts#hasApplied': ACCOUNT,
  'scheduling/hours/sql.ts#replaceSchedule': ACCOUNT,
  'scheduling/private-calendar/sql.ts#replaceAddress': ACCOUNT,
  'scheduling/waitlist/sql.ts#listWaitlistOf': PAPER,
  'scheduling/waitlist/sql.ts#takeEntry': PAPER,
  'team/acts/signals.sql.ts#listRelatedBlocked': OWNER,
  'team/queue/kinds/applications.sql.ts#applications': 'an application: nobody attends yet',
  'team/search/people.sql.ts#people': 'for the team',
  'team/search/people.sql.ts#byName': 'for the team',
  'team/search/people.sql.ts#byTaxId': OWNER,
  'db/functions/consultant_presence.sql': 'who is there; its callers say of whom',
  'db/functions/match_consultants.sql': 'searchCards leaves programs out',
  'db/functions/present_consultants.sql': 'who is there; its callers say of whom',
  'db/functions/write_consultant_document.sql': 'the words of one profile',
  'team/people/marks.sql.ts#sharedMarks': ACCOUNT,
  'team/people/sql.ts#findPersonPage': ACCOUNT,
}

test('whatever lists or counts consultants says what it does with programs', () => {
  const found = findSilentAboutPrograms(readCode(), readDatabaseTexts())
  expect(found.filter((name) => !(name in SAME_FOR_PROGRAMS))).toEqual([])
  expect(
    Object.keys(SAME_FOR_PROGRAMS).filter((name) => !found.includes(name)),
    'says so, or is gone',
  ).toEqual([])
})

test('the law catches a list, a count in a function and a join that forget programs', () => {
  const code = new Map([
    [
      'src/domains/gifts/sql.ts',
      [
        'export const listGivers = (sql) => sql`select id from consultants where approved_at is not null`',
        'export const listPeople = (sql) => sql`select id from consultants where not is_automatic`',
        'export const countBusy = (sql) => sql`',
        '  select count(*) from gifts join consultant_cards(now()) card on card.id = gifts.id`',
      ].join('\n'),
    ],
  ])
  const database = new Map([['db/functions/count_all.sql', 'select count(*) from consultants c;']])
  expect(findSilentAboutPrograms(code, database)).toEqual([
    'gifts/sql.ts#listGivers',
    'gifts/sql.ts#countBusy',
    'db/functions/count_all.sql',
  ])
})
